import { shade, shine, type Sketch } from '../object.ts'

const bouquet: Sketch = ({ body, trim, pop }) => `
  <g stroke="#3d8b4d" stroke-width="6"><path d="M200 220 150 100m50 120V90m0 130 52-118m-52 118L120 140m80 80 82-76"/></g><g fill="#4a9a4d"><path d="M128 160c-20 0-34-12-36-28 22-2 36 8 36 28zm144 0c20 0 34-12 36-28-22-2-36 8-36 28z"/></g>
  <g fill="${body}"><circle cx="132" cy="120" r="13"/><circle cx="150" cy="104" r="13"/><circle cx="160" cy="126" r="13"/><circle cx="142" cy="138" r="13"/></g><circle cx="146" cy="122" r="11" fill="#fff3cf"/><g fill="${pop}"><circle cx="186" cy="78" r="15"/><circle cx="214" cy="78" r="15"/><circle cx="222" cy="102" r="15"/><circle cx="200" cy="116" r="15"/><circle cx="178" cy="102" r="15"/></g><circle cx="200" cy="95" r="13" fill="#8a5a33"/><g fill="${body}"><circle cx="244" cy="112" r="13"/><circle cx="264" cy="106" r="13"/><circle cx="270" cy="128" r="13"/><circle cx="250" cy="136" r="13"/></g><circle cx="257" cy="121" r="11" fill="#fff3cf"/><circle cx="112" cy="146" r="12" fill="#fff"/><circle cx="288" cy="148" r="12" fill="#fff"/><circle cx="196" cy="140" r="13" fill="#fff"/>
  <path d="M116 146c50 24 118 24 168 0l-66 98c-8 12-28 12-36 0z" fill="#f6efe0"/><path d="M116 146c30 16 56 20 84 20l-8 86c-4-1-8-4-10-8z" fill="#fff" opacity=".7"/><path d="M168 208h64l-10 20h-44z" fill="${trim}"/>`

const giftBox: Sketch = ({ body, trim, pop }) => `
  <path d="M200 96c-50-60-90-20-66 4 14 12 40 8 66-4zm0 0c50-60 90-20 66 4-14 12-40 8-66-4z" fill="none" stroke="${pop}" stroke-width="14" stroke-linejoin="round"/><rect x="94" y="136" width="212" height="116" rx="8" fill="${body}"/><rect x="82" y="98" width="236" height="46" rx="8" fill="${body}"/>${shade('M94 144h212v10H94z', 0.25)}<path d="M180 98h40v154h-40z" fill="${pop}"/>${shine('M94 154h24v98h-16a8 8 0 0 1-8-8z', 0.2)}<g fill="#fff" opacity=".35"><circle cx="142" cy="180" r="6"/><circle cx="158" cy="220" r="6"/><circle cx="250" cy="184" r="6"/><circle cx="276" cy="216" r="6"/><circle cx="124" cy="224" r="6"/></g><path d="M188 88h24v18h-24z" fill="${trim}" opacity=".7"/>`

const balloons: Sketch = ({ body, trim, pop }) => `
  <path d="M152 150c10 40 40 60 48 100m0-100v100m50-96c-10 40-42 56-50 96" fill="none" stroke="${trim}" stroke-width="3"/><path d="M148 54c30 0 46 22 46 48s-22 50-46 50-46-24-46-50 16-48 46-48zm-8 96h16l4 12h-24z" fill="${body}"/><path d="M254 58c30 0 46 22 46 48s-22 50-46 50-46-24-46-50 16-48 46-48zm-8 96h16l4 12h-24z" fill="${trim}"/><path d="M200 82c32 0 48 24 48 50s-22 52-48 52-48-26-48-52 16-50 48-50zm-8 100h16l4 12h-24z" fill="${pop}"/>
  <path d="M172 116a28 28 0 0 1 18-18M118 84a28 28 0 0 1 14-14" stroke="#fff" stroke-width="7" stroke-linecap="round" fill="none" opacity=".6"/><path d="M184 236h32l8 17h-48z" fill="${body}"/>`

const giftCard: Sketch = ({ body, trim, pop }) => `
  <g transform="rotate(-8 200 160)"><rect x="72" y="86" width="256" height="160" rx="18" fill="${body}"/><path d="M72 130h256v24H72z" fill="${pop}"/><path d="M142 86h24v160h-24z" fill="${pop}"/><path d="M154 142c-40-48-70-16-50 2 12 8 32 4 50-2zm0 0c40-48 70-16 50 2-12 8-32 4-50-2z" fill="none" stroke="${trim}" stroke-width="9" stroke-linejoin="round"/><circle cx="154" cy="142" r="10" fill="${trim}"/><path d="M204 192h96m-96 22h60" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".8"/>${shine('M90 86h100L72 200v-96a18 18 0 0 1 18-18z', 0.14)}</g>`

const envelope: Sketch = ({ body, trim, pop }) => `
  <path d="M112 60h176v130H112z" fill="#fffdf8"/><path d="M200 150c-46-28-58-44-58-60 0-26 42-30 58-4 16-26 58-22 58 4 0 16-12 32-58 60z" fill="${pop}"/><path d="M74 130l126 76 126-76v110a12 12 0 0 1-12 12H86a12 12 0 0 1-12-12z" fill="${body}"/><path d="M74 246l96-66 30 20 30-20 96 66a12 12 0 0 1-12 6H86a12 12 0 0 1-12-6z" fill="${trim}" opacity=".45"/><path d="M74 130l38-30v54zm252 0-38-30v54z" fill="${trim}"/>`

const hamper: Sketch = ({ body, trim, pop }) => `
  <path d="M92 158c0-132 216-132 216 0" fill="none" stroke="#8a5a33" stroke-width="12"/><path d="M120 74h22v84h-22z" fill="#2e4a38" transform="rotate(-8 130 116)"/><circle cx="188" cy="136" r="27" fill="#c8402f"/><path d="M190 110c4-10 12-14 20-12-2 10-10 16-20 12z" fill="#4a9a4d"/><rect x="214" y="96" width="40" height="66" rx="5" fill="${body}"/><path d="M214 112h40v16h-40z" fill="#fff" opacity=".8"/><circle cx="276" cy="142" r="24" fill="${pop}"/><path d="M80 156h240l-22 86a14 14 0 0 1-14 10H116a14 14 0 0 1-14-10z" fill="#c4935a"/><g stroke="#8a5a33" stroke-width="5" opacity=".55"><path d="M88 178h224m-218 22h212m-206 22h200M130 158l12 94m30-94 6 94m44-94-6 94m54-94-14 94"/></g><path d="M74 148h252v18H74z" fill="#8a5a33"/><path d="M200 172l-34-18v44zm0 0 34-18v44z" fill="${trim}"/><circle cx="200" cy="174" r="10" fill="${pop}"/>`

const drone: Sketch = ({ body, trim, pop }) => `
  <path d="M104 112 296 188M296 112 104 188" stroke="${trim}" stroke-width="13" stroke-linecap="round"/><g fill="#fff" opacity=".75"><ellipse cx="100" cy="98" rx="60" ry="11"/><ellipse cx="300" cy="98" rx="60" ry="11"/><ellipse cx="96" cy="176" rx="62" ry="12"/><ellipse cx="304" cy="176" rx="62" ry="12"/></g><g fill="${trim}"><rect x="92" y="98" width="16" height="20" rx="5"/><rect x="292" y="98" width="16" height="20" rx="5"/><rect x="87" y="176" width="18" height="22" rx="5"/><rect x="295" y="176" width="18" height="22" rx="5"/></g>
  <path d="M160 118h80a22 22 0 0 1 22 22v26a30 30 0 0 1-30 30h-64a30 30 0 0 1-30-30v-26a22 22 0 0 1 22-22z" fill="${body}"/>${shine('M162 124h76a16 16 0 0 1 16 16v4H146v-4a16 16 0 0 1 16-16z', 0.22)}<rect x="176" y="182" width="48" height="38" rx="12" fill="${trim}"/><circle cx="200" cy="202" r="12" fill="#5fa8d3"/><circle cx="196" cy="198" r="4" fill="#fff"/><circle cx="160" cy="164" r="6" fill="${pop}"/><circle cx="240" cy="164" r="6" fill="${pop}"/>`

const palette: Sketch = ({ body, trim, pop }) => `
  <path d="M190 76c78 0 136 40 136 88 0 34-32 36-58 32-20-4-30 10-22 26 8 18-14 30-56 30-72 0-126-38-126-88s54-88 126-88z" fill="#d9b07a"/><ellipse cx="216" cy="212" rx="19" ry="14" fill="#fff" opacity=".7"/><circle cx="122" cy="138" r="21" fill="${body}"/><circle cx="174" cy="114" r="21" fill="${pop}"/><circle cx="232" cy="118" r="21" fill="#c8402f"/><circle cx="278" cy="148" r="19" fill="#3f9a69"/><circle cx="118" cy="190" r="20" fill="#3d6fd0"/><g transform="rotate(40 270 120)"><rect x="262" y="18" width="14" height="120" rx="6" fill="${trim}"/><rect x="259" y="132" width="20" height="24" fill="#cfd4d7"/><path d="M260 156h18c2 16-2 28-9 38-7-10-11-22-9-38z" fill="${body}"/></g>`

const yarn: Sketch = ({ body, trim, pop }) => `
  <path d="m104 64 120 144" stroke="${trim}" stroke-width="9" stroke-linecap="round"/><path d="m296 64-120 144" stroke="${trim}" stroke-width="9" stroke-linecap="round"/><circle cx="104" cy="62" r="12" fill="${pop}"/><circle cx="296" cy="62" r="12" fill="${pop}"/><circle cx="200" cy="172" r="80" fill="${body}"/><g fill="none" stroke="#fff" stroke-width="5" opacity=".4" stroke-linecap="round"><path d="M136 132c40-30 90-26 124 2M124 160c46-40 110-36 150 0M122 190c24-26 60-40 92-40M150 234c-6-40 14-90 60-124M180 248c-10-40 10-96 62-118M214 248c-4-34 12-70 56-92"/></g>${shade('M262 122a80 80 0 0 1-110 110c60 10 120-40 110-110z', 0.12)}<path d="M140 232c-30 20-60 26-96 14" fill="none" stroke="${body}" stroke-width="7" stroke-linecap="round"/>`

const figure: Sketch = ({ body, trim, pop }) => `
  <ellipse cx="200" cy="240" rx="84" ry="14" fill="${trim}"/><path d="M116 232h168v8c0 16-168 16-168 0z" fill="${trim}"/><path d="M170 176h24v58h-28zm36 0h24l4 58h-28z" fill="${trim}"/><path d="M162 110c-22 40-28 70-44 104 20-4 40-10 50-24zm76 0c22 40 28 70 44 104-20-4-40-10-50-24z" fill="${pop}"/><path d="M160 112h80l-8 76h-64z" fill="${body}"/><path d="m200 124 7 14 15 2-11 11 3 15-14-7-14 7 3-15-11-11 15-2z" fill="${pop}"/><path d="M160 114l-34 34 14 14 26-24zm80 0 34-44-16-10-28 40z" fill="${body}"/><circle cx="133" cy="155" r="12" fill="#f2c9a1"/><circle cx="268" cy="62" r="12" fill="#f2c9a1"/><circle cx="200" cy="82" r="30" fill="#f2c9a1"/><path d="M170 80c0-46 60-46 60 0-10-6-20-8-30-8s-20 2-30 8z" fill="${trim}"/><path d="M176 84h48v10h-48z" fill="${trim}"/><circle cx="189" cy="89" r="3.500" fill="#fff"/><circle cx="211" cy="89" r="3.500" fill="#fff"/>`

const parcel: Sketch = ({ trim, pop }) => `
  <path d="M72 118 200 84l128 34-128 38z" fill="#dcb27c"/><path d="M72 118v98l128 38v-98z" fill="#c4935a"/><path d="M328 118v98l-128 38v-98z" fill="#a87743"/><path d="m126 104 128 36v44l-22-10-16 20v-46L94 112z" fill="${pop}" opacity=".9"/><path d="M92 176l52 15v26l-52-15z" fill="#fffdf8"/><path d="m102 190 32 9m-32 4 20 6" stroke="${trim}" stroke-width="4" stroke-linecap="round"/><path d="m288 196 0-28m-12 14 12-18 12 11m-24 36 26-8" stroke="#fff" stroke-width="5" stroke-linecap="round" stroke-linejoin="round" fill="none" opacity=".7"/>`

const umbrella: Sketch = ({ body, trim, pop }) => `
  <path d="M200 74v150a22 22 0 0 0 44 0" fill="none" stroke="${trim}" stroke-width="10" stroke-linecap="round"/><path d="M200 60V46" stroke="${trim}" stroke-width="9" stroke-linecap="round"/><path d="M62 172C66 100 124 58 200 58s134 42 138 114c-20-22-48-22-68 0-20-22-50-22-70 0-20-22-50-22-70 0-20-22-48-22-68 0z" fill="${body}"/><path d="M130 172c4-60 30-96 70-114 40 18 66 54 70 114-20-22-50-22-70 0-20-22-50-22-70 0z" fill="${pop}"/>${shine('M82 144c10-36 38-60 76-72-26 22-40 46-46 76-10 0-20 0-30-4z', 0.2)}<g fill="#6db6d6"><path d="M108 206c8 12 10 16 10 22a10 10 0 0 1-20 0c0-6 2-10 10-22zm180-8c8 12 10 16 10 22a10 10 0 0 1-20 0c0-6 2-10 10-22z"/></g>`

const priceTag: Sketch = ({ body, trim, pop }) => `
  <path d="M200 96c-14-30-60-34-68-64" fill="none" stroke="${trim}" stroke-width="6" stroke-linecap="round"/><path d="M158 62h84a14 14 0 0 1 10 4l36 40a16 16 0 0 1 4 11v119a16 16 0 0 1-16 16H124a16 16 0 0 1-16-16V117a16 16 0 0 1 4-11l36-40a14 14 0 0 1 10-4z" fill="${body}"/>${shine('M158 62h34l-84 130v-75a16 16 0 0 1 4-11l36-40a14 14 0 0 1 10-4z', 0.14)}<circle cx="200" cy="98" r="15" fill="#fffdf8"/><circle cx="200" cy="98" r="15" fill="none" stroke="${trim}" stroke-width="6"/>
  <circle cx="166" cy="152" r="17" fill="none" stroke="#fff" stroke-width="11"/><circle cx="234" cy="208" r="17" fill="none" stroke="#fff" stroke-width="11"/><path d="m240 140-80 80" stroke="#fff" stroke-width="11" stroke-linecap="round"/><path d="M108 236h184a16 16 0 0 1-16 16H124a16 16 0 0 1-16-16z" fill="${pop}"/>`

/** Presents, crafts, and what fits nowhere else. */
export const gifts = {
  bouquet,
  giftBox,
  balloons,
  giftCard,
  envelope,
  hamper,
  drone,
  palette,
  yarn,
  figure,
  parcel,
  umbrella,
  priceTag,
}
