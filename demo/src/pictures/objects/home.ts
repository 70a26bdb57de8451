import { shade, shine, type Sketch } from '../object.ts'

const kettle: Sketch = ({ body, trim }) => `
  <path d="M140 118h112l23 116a17 17 0 0 1-17 18H133a17 17 0 0 1-17-18z" fill="${body}"/><path d="M150 118a46 23 0 0 1 92 0z" fill="${trim}"/><circle cx="196" cy="91" r="10" fill="${trim}"/>
  <path d="M264 140c46-8 62 20 46 54-8 16-21 23-31 25" fill="none" stroke="${trim}" stroke-width="14" stroke-linecap="round"/><path d="M134 152 94 138l6 32 26 24z" fill="${body}"/>${shine('M150 134h21l-8 100h-27z', 0.22)}<path d="M118 226h155l2 10H116z" fill="${trim}" opacity=".35"/>`

const lamp: Sketch = ({ trim, pop }) => `
  <path d="M160 160 120 252h160l-40-92z" fill="${pop}" opacity=".16"/><path d="M158 62h84l28 98H130z" fill="${pop}"/>
  ${shine('M158 62h28l-15 98h-41z', 0.28)}<rect x="194" y="160" width="12" height="80" fill="${trim}"/><rect x="148" y="236" width="104" height="16" rx="8" fill="${trim}"/><path d="M238 160v24" stroke="${trim}" stroke-width="3"/><circle cx="238" cy="188" r="5" fill="${trim}"/>`

const sofa: Sketch = ({ body, trim, pop }) => `
  <path d="M96 112a26 26 0 0 1 26-26h156a26 26 0 0 1 26 26v70H96z" fill="${body}"/><path d="M200 88v92" stroke="${trim}" stroke-width="3" opacity=".35"/>
  <path d="M60 140a24 24 0 0 1 48 0v38h184v-38a24 24 0 0 1 48 0v78a16 16 0 0 1-16 16H76a16 16 0 0 1-16-16z" fill="${body}"/>
  ${shade('M60 206h280v12a16 16 0 0 1-16 16H76a16 16 0 0 1-16-16z')}<rect x="104" y="166" width="94" height="38" rx="12" fill="#fff" opacity=".2"/><rect x="202" y="166" width="94" height="38" rx="12" fill="#fff" opacity=".2"/>
  <rect x="120" y="120" width="50" height="50" rx="10" fill="${pop}" transform="rotate(-10 145 145)"/><path d="M88 234h14l-4 18H86zm210 0h14l2 18h-12z" fill="${trim}"/>`

const bed: Sketch = ({ body, trim, pop }) => `
  <path d="M58 92a14 14 0 0 1 14-14h34a14 14 0 0 1 14 14v160h-16v-18H74v18H58z" fill="${trim}"/>
  <path d="M74 168h254a14 14 0 0 1 14 14v50H74z" fill="#fbf8f1"/><path d="M74 206h268v28H74z" fill="${trim}"/><rect x="326" y="190" width="16" height="62" rx="6" fill="${trim}"/>
  <rect x="84" y="134" width="80" height="42" rx="18" fill="#fff"/><path d="M92 160q30 14 64 4" stroke="#d9d5ca" stroke-width="4" fill="none" stroke-linecap="round"/>
  <path d="M160 158c40-14 110-12 156 0 18 5 26 12 26 26v30H160z" fill="${body}"/><path d="M160 158h26v56h-26z" fill="${pop}"/>${shine('M200 152c36-6 80-4 112 6-40-2-76 0-112 8z', 0.22)}`

const pan: Sketch = ({ body, trim, pop }) => `
  <path d="M262 178 366 142a9 9 0 0 1 8 16l-104 44z" fill="${trim}"/><ellipse cx="168" cy="184" rx="122" ry="34" fill="${trim}"/><path d="M46 184h244l-20 46a34 34 0 0 1-30 20H96a34 34 0 0 1-30-20z" fill="${body}"/>
  <ellipse cx="168" cy="180" rx="122" ry="32" fill="${body}"/><ellipse cx="168" cy="181" rx="106" ry="25" fill="#2a2a2c"/>
  <path d="M110 178c4-16 40-20 60-12s46 0 42 16-40 16-60 12-46 0-42-16z" fill="#fffdf7"/><ellipse cx="164" cy="176" rx="22" ry="11" fill="${pop}"/><ellipse cx="158" cy="172" rx="8" ry="3" fill="#fff" opacity=".6"/>
  <g fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".75"><path d="M124 132c-12-14 12-22 0-38M168 122c-12-14 12-22 0-38M212 132c-12-14 12-22 0-38"/></g>${shine('M58 204h30l14 44a34 34 0 0 1-26-18z', 0.15)}`

const blender: Sketch = ({ body, trim, pop }) => `
  <path d="M248 88h30a14 14 0 0 1 14 14v36a30 30 0 0 1-30 30h-22" fill="none" stroke="${trim}" stroke-width="12"/>
  <path d="M142 66h116l-14 120h-88z" fill="#fff" opacity=".55"/><path d="M147 112c36-14 70 14 106 0l-9 74h-88z" fill="${pop}"/><circle cx="180" cy="142" r="7" fill="#fff" opacity=".5"/><circle cx="212" cy="158" r="5" fill="#fff" opacity=".5"/>
  <rect x="134" y="48" width="132" height="20" rx="8" fill="${trim}"/><path d="M152 186h96l18 54a10 10 0 0 1-10 12H144a10 10 0 0 1-10-12z" fill="${body}"/><path d="M150 182h100v12H150z" fill="${trim}"/>
  <circle cx="200" cy="222" r="15" fill="${trim}"/><path d="M200 222v-11" stroke="#fff" stroke-width="4" stroke-linecap="round"/>${shine('M154 72h18l6 108h-14z', 0.5)}`

const vacuum: Sketch = ({ body, trim, pop }) => `
  <path d="M250 72 152 218" stroke="${trim}" stroke-width="14" stroke-linecap="round"/><path d="M250 72c4-26 40-26 46-2s-14 40-30 44" fill="none" stroke="${trim}" stroke-width="13" stroke-linecap="round"/>
  <path d="m232 82 38 26-34 58-44-30z" fill="${body}"/><circle cx="232" cy="128" r="26" fill="${pop}"/><circle cx="232" cy="128" r="13" fill="${trim}"/>${shine('m232 82 16 11-42 54-14-10z', 0.22)}
  <path d="M96 216h96a14 14 0 0 1 14 14v10a12 12 0 0 1-12 12H76a12 12 0 0 1-11-16z" fill="${body}"/><path d="M66 240h140v2a10 10 0 0 1-10 10H74a10 10 0 0 1-8-12z" fill="${trim}"/>`

const drill: Sketch = ({ body, trim, pop }) => `
  <path d="M36 118h58v8H36l-12-4z" fill="#9aa0a5"/><path d="M92 104h30v36H92z" fill="${trim}"/><path d="M118 90h168a26 26 0 0 1 26 26v16a22 22 0 0 1-22 22H140a22 22 0 0 1-22-22z" fill="${body}"/>
  <path d="M220 150h74l14 66h-60z" fill="${body}"/><path d="M212 154h22l4 30c-14 4-24-6-26-30z" fill="${pop}"/><path d="M228 210h92a10 10 0 0 1 10 10v20a12 12 0 0 1-12 12h-92a10 10 0 0 1-10-10v-20a12 12 0 0 1 12-12z" fill="${trim}"/>
  <g stroke="${trim}" stroke-width="7" stroke-linecap="round"><path d="M250 106v28m16-28v28m16-28v28"/></g>${shine('M124 94h100v10H120c0-4 2-8 4-10z', 0.3)}<path d="M252 168h38m-34 18h38" stroke="${trim}" stroke-width="6" stroke-linecap="round" opacity=".45"/><circle cx="300" cy="231" r="5" fill="${pop}"/>`

const fan: Sketch = ({ body, trim, pop }) => `
  <rect x="193" y="176" width="14" height="66" fill="${trim}"/><path d="M146 238h108a10 10 0 0 1 10 14H136a10 10 0 0 1 10-14z" fill="${trim}"/><circle cx="200" cy="124" r="80" fill="#fff" opacity=".55"/>
  <g fill="${body}"><path d="M200 124c-34-10-44-40-22-66 34-2 44 34 22 66z"/><path d="M200 124c34-10 62 6 66 40-20 28-54 4-66-40z"/><path d="M200 124c6 36-16 62-50 58-16-30 12-54 50-58z"/></g>
  <g fill="none" stroke="${trim}" stroke-width="4"><circle cx="200" cy="124" r="80" stroke-width="7"/><circle cx="200" cy="124" r="54" opacity=".35"/><path d="M200 44v160m80-80H120m24-56 112 112m0-112L144 180" opacity=".25"/></g><circle cx="200" cy="124" r="16" fill="${pop}"/>`

const plant: Sketch = ({ body, trim, pop }) => `
  <g fill="#2f8157"><path d="M200 190c-70-6-92-46-86-92 54 2 88 40 86 92z"/><path d="M200 190c66-16 80-56 66-98-48 10-74 48-66 98z" fill="#3f9a69"/><path d="M200 190c-24-50-18-104 14-142 32 44 26 96-14 142z" fill="#256b48"/></g>
  <path d="M122 106c30 18 58 44 78 84m62-90c-26 24-48 54-62 90m13-132c-2 44-6 88-13 132" stroke="#fff" stroke-width="3" opacity=".35" fill="none"/>
  <path d="M140 184h120l-14 60a10 10 0 0 1-10 8h-72a10 10 0 0 1-10-8z" fill="${body}"/><rect x="132" y="176" width="136" height="22" rx="8" fill="${trim}"/><path d="m146 216 14 10 14-10 14 10 14-10 14 10 14-10 14 10 8-6" fill="none" stroke="${pop}" stroke-width="5" stroke-linejoin="round"/>${shine('M146 198h16l10 54h-8a10 10 0 0 1-10-8z', 0.2)}`

const washer: Sketch = ({ body, trim, pop }) => `
  <rect x="106" y="50" width="188" height="202" rx="14" fill="#fbfaf6"/><path d="M106 94V64a14 14 0 0 1 14-14h160a14 14 0 0 1 14 14v30z" fill="${body}"/><rect x="122" y="62" width="58" height="20" rx="6" fill="${trim}"/>
  <circle cx="268" cy="72" r="12" fill="${trim}"/><path d="M268 72v-8" stroke="#fff" stroke-width="3" stroke-linecap="round"/><circle cx="236" cy="72" r="5" fill="${pop}"/>
  <circle cx="200" cy="172" r="64" fill="${trim}"/><circle cx="200" cy="172" r="48" fill="#bfe0ee"/><path d="M152 176c20-16 34 14 52 2s28-12 44-4a48 48 0 0 1-96 2z" fill="${body}" opacity=".75"/><circle cx="186" cy="158" r="6" fill="#fff"/><circle cx="212" cy="152" r="4" fill="#fff"/><path d="M166 148a44 44 0 0 1 22-18" stroke="#fff" stroke-width="6" stroke-linecap="round" fill="none"/>`

const paint: Sketch = ({ body, trim, pop }) => `
  <path d="M122 120c0-90 156-90 156 0" fill="none" stroke="#8d949a" stroke-width="6"/><path d="M114 112h172v128a12 12 0 0 1-12 12H126a12 12 0 0 1-12-12z" fill="#e9e6df"/>
  <ellipse cx="200" cy="112" rx="86" ry="20" fill="#c9c6be"/><ellipse cx="200" cy="112" rx="74" ry="15" fill="${body}"/><path d="M128 116v48a10 10 0 0 0 20 0v-20a8 8 0 0 1 16 0v44a11 11 0 0 0 22 0v-56z" fill="${body}"/>
  <rect x="114" y="186" width="172" height="44" fill="${trim}"/><circle cx="200" cy="208" r="14" fill="${pop}"/><path d="m240 118 64-76 16 12-58 76z" fill="${pop}"/>${shine('M268 130h8v112h-8z', 0.6)}`

const shelf: Sketch = ({ body, trim, pop }) => `
  <path d="M92 50h16v204H92zm200 0h16v204h-16z" fill="${trim}"/><path d="M92 104h216v14H92zm0 66h216v14H92zm0 62h216v14H92z" fill="${trim}"/>
  <path d="M122 62h16v42h-16zm20 6h14v36h-14z" fill="${body}"/><path d="M160 58h18v46h-18z" fill="${pop}"/><path d="m184 104 14-40 13 5-12 35z" fill="${body}"/><circle cx="260" cy="88" r="16" fill="#3f9a69"/><path d="M248 92h24l-4 12h-16z" fill="${pop}"/>
  <rect x="120" y="134" width="66" height="36" rx="5" fill="${pop}"/><rect x="144" y="146" width="18" height="7" rx="3" fill="#fff" opacity=".8"/><rect x="206" y="140" width="76" height="30" rx="5" fill="${body}"/><rect x="234" y="150" width="20" height="7" rx="3" fill="#fff" opacity=".8"/><rect x="128" y="198" width="86" height="34" rx="5" fill="${body}"/><rect x="160" y="208" width="22" height="7" rx="3" fill="#fff" opacity=".8"/><circle cx="256" cy="214" r="18" fill="#fff" opacity=".7"/>`

const towel: Sketch = ({ body, trim, pop }) => `
  <rect x="104" y="206" width="192" height="46" rx="20" fill="${trim}"/><path d="M124 218h160M124 236h160" stroke="#fff" stroke-width="3" opacity=".25" stroke-linecap="round"/><rect x="96" y="160" width="208" height="48" rx="21" fill="${body}"/><path d="M96 184h190" stroke="${trim}" stroke-width="3" opacity=".35"/>
  <rect x="108" y="114" width="184" height="48" rx="21" fill="#fffaf0"/><path d="M108 138h168" stroke="#d8d0bf" stroke-width="3"/><rect x="232" y="160" width="14" height="48" fill="${pop}"/><rect x="254" y="160" width="7" height="48" fill="${pop}"/><rect x="232" y="114" width="14" height="48" fill="${body}"/>
  <circle cx="172" cy="98" r="18" fill="${pop}"/><path d="M172 98c-8-20-26-18-28-32 16-6 26 6 28 32zm0 0c8-20 26-18 28-32-16-6-26 6-28 32z" fill="#3f9a69"/>`

const mower: Sketch = ({ body, trim, pop }) => `
  <path d="M244 168 338 62m0 0 26 6" fill="none" stroke="${trim}" stroke-width="10" stroke-linecap="round"/><path d="M70 196c4-34 30-52 66-52h84c24 0 36 16 40 52z" fill="${body}"/><path d="M56 194h216a10 10 0 0 1 10 10v18H46v-18a10 10 0 0 1 10-10z" fill="${trim}"/>
  <rect x="136" y="112" width="76" height="40" rx="12" fill="${pop}"/><path d="M150 124h48M150 138h48" stroke="${trim}" stroke-width="5" stroke-linecap="round" opacity=".5"/><circle cx="92" cy="226" r="26" fill="#2b2e30"/><circle cx="92" cy="226" r="11" fill="${pop}"/><circle cx="248" cy="218" r="34" fill="#2b2e30"/><circle cx="248" cy="218" r="15" fill="${pop}"/>
  <path d="M20 254c6-18 8-22 10-34 4 12 6 18 8 34zm290 0c6-16 6-20 9-30 4 10 5 16 7 30zm28 0c5-20 6-24 9-38 4 14 6 22 8 38z" fill="#4f9d5d"/>${shine('M84 186c6-22 24-32 52-32h20l-10 32z', 0.2)}`

const robotVacuum: Sketch = ({ body, trim, pop }) => `
  <path d="M60 206c0 26 62 46 140 46s140-20 140-46v-22H60z" fill="${trim}"/><ellipse cx="200" cy="182" rx="140" ry="50" fill="${body}"/><ellipse cx="200" cy="180" rx="118" ry="40" fill="#fff" opacity=".14"/><path d="M168 156v-12c0-18 64-18 64 0v12c0 14-64 14-64 0z" fill="${trim}"/><ellipse cx="200" cy="142" rx="32" ry="11" fill="${body}"/>
  <circle cx="200" cy="200" r="11" fill="${pop}"/><path d="M172 214q28 8 56 0" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".6"/><path d="M66 214q134 48 268 0" fill="none" stroke="${pop}" stroke-width="6"/><path d="M82 238 50 250m44-8-20 16m26-12-6 16" stroke="${trim}" stroke-width="4" stroke-linecap="round"/>`

const thermostat: Sketch = ({ body, trim, pop }) => `
  <rect x="92" y="52" width="216" height="200" rx="44" fill="#fffdf8"/><circle cx="200" cy="152" r="82" fill="${trim}"/><circle cx="200" cy="152" r="66" fill="${body}"/><path d="M148 204a74 74 0 1 1 104 0" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" stroke-dasharray="3 13" opacity=".7"/><path d="M148 204a74 74 0 0 1-14-86" fill="none" stroke="${pop}" stroke-width="9" stroke-linecap="round"/>
  <path d="M168 130h22v20h-22v22h24m14-42h20v42h-20z" fill="none" stroke="#fff" stroke-width="8" stroke-linejoin="round" stroke-linecap="round"/><circle cx="238" cy="130" r="5" fill="none" stroke="#fff" stroke-width="4"/>`

const airConditioner: Sketch = ({ body, trim, pop }) => `
  <rect x="120" y="54" width="160" height="188" rx="20" fill="#fffdf8"/><path d="M120 108V74a20 20 0 0 1 20-20h120a20 20 0 0 1 20 20v34z" fill="${body}"/><g stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".85"><path d="M144 72h112M144 84h112M144 96h112"/></g><rect x="168" y="122" width="64" height="28" rx="8" fill="${trim}"/><circle cx="186" cy="136" r="5" fill="${pop}"/><path d="M198 136h22" stroke="#fff" stroke-width="5" stroke-linecap="round"/>
  <g stroke="#d5d0c4" stroke-width="6" stroke-linecap="round"><path d="M146 176h108M146 194h108M146 212h108"/></g><circle cx="146" cy="246" r="8" fill="${trim}"/><circle cx="254" cy="246" r="8" fill="${trim}"/><path d="M280 92c52-6 24 96 70 104" fill="none" stroke="#b9bec3" stroke-width="22" stroke-linecap="round"/><path d="M280 92c52-6 24 96 70 104" fill="none" stroke="#fff" stroke-width="22" stroke-dasharray="3 8" opacity=".5"/><path d="M92 84c-14 8-22-6-36 2m34 20c-14 8-22-6-36 2" fill="none" stroke="#6db6d6" stroke-width="7" stroke-linecap="round"/>`

const airFryer: Sketch = ({ body, trim, pop }) => `
  <path d="M128 90c0-26 30-40 72-40s72 14 72 40v142a20 20 0 0 1-20 20H148a20 20 0 0 1-20-20z" fill="${body}"/><path d="M150 78c6-10 24-14 50-14s44 4 50 14v34H150z" fill="${trim}"/><circle cx="176" cy="92" r="8" fill="${pop}"/><path d="M194 92h40" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".8"/>
  <path d="M136 132h128v88a12 12 0 0 1-12 12H148a12 12 0 0 1-12-12z" fill="${trim}"/><rect x="150" y="144" width="100" height="38" rx="8" fill="#f0c26a" opacity=".85"/><path d="m158 176 14-24m4 26 12-26m6 26 14-24m4 24 10-26m6 26 10-20" stroke="#c98d2e" stroke-width="6" stroke-linecap="round"/><rect x="182" y="194" width="36" height="46" rx="14" fill="${body}"/><rect x="182" y="194" width="36" height="46" rx="14" fill="#fff" opacity=".2"/>${shine('M138 94c2-10 6-16 12-20v158h-2a12 12 0 0 1-10-12z', 0.2)}`

const mixer: Sketch = ({ body, trim, pop }) => `
  <path d="M104 86c0-20 16-30 40-30h122c30 0 46 14 46 34s-14 30-40 30H134c-20 0-30-14-30-34z" fill="${body}"/><path d="M246 116h58l-6 116h-60z" fill="${body}"/><path d="M104 232h214a10 10 0 0 1 0 20H104a10 10 0 0 1 0-20z" fill="${trim}"/>${shine('M120 74c4-6 12-10 24-10h110v12H124z', 0.3)}<circle cx="284" cy="88" r="11" fill="${pop}"/><path d="M112 98h150" stroke="${trim}" stroke-width="5" opacity=".4"/>
  <path d="M166 120v22" stroke="${trim}" stroke-width="14"/><path d="M150 142c-6 26 4 50 16 54 12-4 22-28 16-54z" fill="none" stroke="#b9bec3" stroke-width="6"/><path d="M100 158h132c0 44-18 74-48 74h-36c-30 0-48-30-48-74z" fill="#dfe3e6"/><path d="M108 158h22c2 34 12 58 28 74h-10c-26 0-40-30-40-74z" fill="#fff" opacity=".7"/><rect x="94" y="152" width="144" height="12" rx="6" fill="#c3c9cd"/>`

/** For the house and what is around it. */
export const home = {
  kettle,
  lamp,
  sofa,
  bed,
  pan,
  blender,
  vacuum,
  drill,
  fan,
  plant,
  washer,
  paint,
  shelf,
  towel,
  mower,
  robotVacuum,
  thermostat,
  airConditioner,
  airFryer,
  mixer,
}
