import { shade, shine, type Sketch } from '../object.ts'

const dumbbell: Sketch = ({ body, trim, pop }) => `
  <rect x="120" y="166" width="160" height="22" rx="6" fill="#b9bec3"/><path d="M150 168h100v18H150z" fill="${pop}"/><g stroke="#14110f" stroke-width="3" opacity=".25"><path d="m160 168-6 18m18-18-6 18m18-18-6 18m18-18-6 18m18-18-6 18m18-18-6 18m18-18-6 18"/></g>
  <rect x="52" y="140" width="26" height="74" rx="9" fill="${trim}"/><rect x="76" y="112" width="54" height="130" rx="14" fill="${body}"/><rect x="322" y="140" width="26" height="74" rx="9" fill="${trim}"/><rect x="270" y="112" width="54" height="130" rx="14" fill="${body}"/>${shine('M84 118h12v118H84zm194 0h12v118h-12z', 0.25)}<path d="M40 168h14v18H40zm306 0h14v18h-14z" fill="#b9bec3"/>`

const bicycle: Sketch = ({ body, trim, pop }) => `
  <g fill="none" stroke="${trim}" stroke-width="9"><circle cx="112" cy="192" r="58"/><circle cx="290" cy="192" r="58"/></g><g stroke="${trim}" stroke-width="2" opacity=".4"><path d="M112 134v116M54 192h116M71 151l82 82m0-82-82 82M290 134v116m-58-58h116m-99-41 82 82m0-82-82 82"/></g>
  <g fill="none" stroke="${body}" stroke-width="10" stroke-linejoin="round" stroke-linecap="round"><path d="m112 192 42-82h98l-58 82z"/><path d="m194 192-44-98"/><path d="m290 192-44-112"/></g><path d="M128 92h44" stroke="${trim}" stroke-width="13" stroke-linecap="round"/><path d="M240 80h-12m14 0 30-8c16-2 18 18 4 20" fill="none" stroke="${trim}" stroke-width="9" stroke-linecap="round"/><circle cx="194" cy="192" r="17" fill="${pop}"/><path d="M194 192l14 24m-8 0h18" stroke="${trim}" stroke-width="6" stroke-linecap="round"/><circle cx="112" cy="192" r="8" fill="${pop}"/><circle cx="290" cy="192" r="8" fill="${pop}"/>`

const tent: Sketch = ({ body, trim, pop }) => `
  <path d="M72 88l4 12 12 2-9 8 3 12-10-6-10 6 3-12-9-8 12-2zM316 70l3 9 9 1-7 6 2 9-7-5-8 5 3-9-7-6 9-1z" fill="#fff" opacity=".85"/><path d="M172 76h92l92 176H248z" fill="${trim}"/><path d="M172 76 52 252h244z" fill="${body}"/><path d="M172 96 128 252h92z" fill="#221c1a"/><path d="m172 96-44 156h-22zm0 0 48 156h24z" fill="${pop}"/>${shine('M166 96 68 248h22z', 0.22)}${shine('M186 82h70l10 20h-66z', 0.12)}
  <path d="M172 80V56" stroke="${trim}" stroke-width="6" stroke-linecap="round"/><path d="M172 54l30 9-30 9z" fill="${pop}"/><path d="m52 252-20 2m324-2 14 2" stroke="${trim}" stroke-width="6" stroke-linecap="round"/>`

const ball: Sketch = ({ body, trim }) => `
  <circle cx="200" cy="156" r="96" fill="#fffdf8"/><path d="m200 114 42 30-16 50h-52l-16-50z" fill="${body}"/><g stroke="${trim}" stroke-width="5"><path d="M200 114V84m42 60 34-12m-50 62 20 34m-72-34-20 34m4-84-34-12"/></g>
  <path d="m200 88-33-22a96 96 0 0 1 66 0zM274 134l3-36a96 96 0 0 1 18.500 48zM246 226l26-6a96 96 0 0 1-46 28.400zM154 226l-26-6a96 96 0 0 0 46 28.400zM126 134l-3-36a96 96 0 0 0-18.500 48z" fill="${body}" stroke="${body}" stroke-width="2" stroke-linejoin="round"/>${shade('M258 79a96 96 0 0 1-116 153c76 24 146-70 116-153z', 0.1)}<path d="M124 110a88 88 0 0 1 30-30" stroke="#fff" stroke-width="6" stroke-linecap="round" fill="none"/>`

const golf: Sketch = ({ body, trim, pop }) => `
  <path d="M54 234c60-24 230-28 292 0v18H54z" fill="#4f9d5d"/><path d="M54 234c60-24 230-28 292 0" fill="none" stroke="#3d8b4d" stroke-width="5"/><ellipse cx="246" cy="236" rx="22" ry="6" fill="#23402a"/><path d="M246 236V52" stroke="#f5f2ea" stroke-width="7"/><path d="M249 54l76 28-76 28z" fill="${body}"/>
  <path d="M84 56 138 214" stroke="${trim}" stroke-width="7" stroke-linecap="round"/><path d="M80 44l14 40" stroke="${pop}" stroke-width="13" stroke-linecap="round"/><path d="M132 208l42 20c8 6 4 16-6 16h-22c-8 0-12-4-14-12z" fill="${trim}"/><circle cx="200" cy="228" r="16" fill="#fff"/><g fill="#d8d4c9"><circle cx="196" cy="224" r="2"/><circle cx="204" cy="224" r="2"/><circle cx="200" cy="231" r="2"/></g>`

const yogaMat: Sketch = ({ body, trim, pop }) => `
  <path d="M124 196h222l-22 54H96z" fill="${body}"/><path d="M168 214h148" stroke="#fff" stroke-width="5" opacity=".5" stroke-linecap="round"/><rect x="72" y="136" width="204" height="76" rx="38" fill="${body}"/><circle cx="108" cy="188" r="62" fill="${trim}"/><circle cx="108" cy="188" r="48" fill="${body}"/><circle cx="108" cy="188" r="35" fill="${trim}"/><circle cx="108" cy="188" r="22" fill="${body}"/><circle cx="108" cy="188" r="9" fill="${trim}"/>
  <path d="M108 126h180v70H160c8-30-14-70-52-70z" fill="${body}"/>${shine('M120 128h168v14H142c-6-6-12-12-22-14z', 0.2)}<path d="M196 126h22v70h-22zm54 0h22v70h-22z" fill="${pop}"/>`

const skis: Sketch = ({ body, trim, pop }) => `
  <path d="m146 252-30-186c-2-18 18-22 22-6l40 190z" fill="${body}"/><path d="m254 252 30-186c2-18-18-22-22-6l-40 190z" fill="${body}"/><path d="m124 112 22-4 8 40-24 4zm152 0-22-4-8 40 24 4z" fill="${pop}"/><path d="m136 190 28-6 4 20-28 4zm128 0-28-6-4 20 28 4z" fill="${trim}"/>
  <path d="M88 80v166m224-166v166" stroke="${trim}" stroke-width="6" stroke-linecap="round"/><path d="M88 72v28m224-28v28" stroke="${pop}" stroke-width="13" stroke-linecap="round"/><path d="M74 234h28m196 0h28" stroke="${trim}" stroke-width="5" stroke-linecap="round"/><path d="M40 246c60-14 260-14 320 0l-10 8H50z" fill="#fff"/><g fill="#fff"><circle cx="200" cy="80" r="6"/><circle cx="178" cy="120" r="4"/><circle cx="222" cy="138" r="5"/><circle cx="200" cy="176" r="4"/></g>`

const fishingRod: Sketch = ({ body, trim, pop }) => `
  <path d="M82 246 316 54" stroke="${body}" stroke-width="8" stroke-linecap="round"/><path d="m64 260 66-54" stroke="${trim}" stroke-width="17" stroke-linecap="round"/><circle cx="166" cy="204" r="28" fill="${trim}"/><circle cx="166" cy="204" r="15" fill="${pop}"/><path d="m166 204 24 16" stroke="${trim}" stroke-width="7" stroke-linecap="round"/><circle cx="194" cy="222" r="8" fill="${pop}"/>
  <path d="M150 190 316 54c22 50 24 84 16 124" fill="none" stroke="${trim}" stroke-width="3"/><circle cx="332" cy="188" r="15" fill="#fff"/><path d="M317 188a15 15 0 0 1 30 0z" fill="#c8402f"/><path d="M332 203v20c0 14-20 14-20 2" fill="none" stroke="${trim}" stroke-width="4" stroke-linecap="round"/><g fill="${trim}"><circle cx="228" cy="128" r="6"/><circle cx="272" cy="92" r="5"/></g>`

const kayak: Sketch = ({ body, trim, pop }) => `
  <path d="m96 236 220-160" stroke="${trim}" stroke-width="8"/><path d="M74 262c-16-10-8-34 8-38l22 8c4 16-16 40-30 30zM338 50c16 10 10 34-6 40l-24-8c-2-18 16-42 30-32z" fill="${pop}"/><path d="M30 156c60 26 280 26 340 0-18 54-70 72-170 72S48 210 30 156z" fill="${body}"/><path d="M30 156c60 26 280 26 340 0l-6 14c-60 24-268 24-328 0z" fill="${trim}" opacity=".5"/>
  <ellipse cx="200" cy="170" rx="54" ry="13" fill="#24272a"/><ellipse cx="200" cy="168" rx="54" ry="13" fill="none" stroke="${pop}" stroke-width="5"/>${shine('M66 182c30 12 60 16 90 18-30 4-70 0-90-18z', 0.3)}<path d="M24 226q22-12 44 0t44 0 44 0 44 0 44 0 44 0 44 0 44 0v24q-22-10-44 0t-44 0-44 0-44 0-44 0-44 0-44 0-44 0z" fill="#6db6d6"/>`

const racket: Sketch = ({ body, trim, pop }) => `
  <g transform="rotate(32 200 150)"><ellipse cx="200" cy="98" rx="62" ry="78" fill="#fff" opacity=".4"/><g stroke="#fff" stroke-width="3" opacity=".95"><path d="M160 40v116m20-130v146m20-150v154m20-150v146m20-130v116M142 74h116m-118 24h120m-118 24h116m-106 24h96"/></g><ellipse cx="200" cy="98" rx="62" ry="78" fill="none" stroke="${body}" stroke-width="13"/><path d="m172 166 22 44m34-44-22 44" stroke="${body}" stroke-width="12" stroke-linecap="round"/><rect x="190" y="204" width="20" height="76" rx="9" fill="${trim}"/><path d="m190 222 20-8m-20 24 20-8m-20 24 20-8m-20 24 20-8" stroke="#fff" stroke-width="3" opacity=".4"/></g>
  <circle cx="306" cy="214" r="36" fill="${pop}"/><path d="M280 190c20 10 26 34 16 58m36-60c-16 10-18 34-6 54" stroke="#fff" stroke-width="5" fill="none"/>`

const tyre: Sketch = ({ body, pop }) => `
  <circle cx="200" cy="154" r="100" fill="#24272a"/><circle cx="200" cy="154" r="100" fill="none" stroke="#3b4044" stroke-width="10" stroke-dasharray="12 10"/><circle cx="200" cy="154" r="78" fill="none" stroke="#3b4044" stroke-width="4"/><circle cx="200" cy="154" r="62" fill="#d3d8db"/><circle cx="200" cy="154" r="62" fill="none" stroke="${body}" stroke-width="6"/>
  <g fill="${body}"><path d="M190 100h20l-4 44h-12zM256 140l-6-20-42 26 6 10zM230 206l16-14-36-32-8 8zM170 206l-16-14 36-32 8 8zM144 140l6-20 42 26-6 10z"/></g><circle cx="200" cy="154" r="17" fill="${pop}"/><path d="M122 110a92 92 0 0 1 34-38" stroke="#fff" stroke-width="6" stroke-linecap="round" fill="none" opacity=".3"/>`

const oilCan: Sketch = ({ body, trim, pop }) => `
  <path d="M120 112 152 78h110a16 16 0 0 1 16 16v144a14 14 0 0 1-14 14H134a14 14 0 0 1-14-14z" fill="${body}"/><rect x="140" y="50" width="50" height="32" rx="7" fill="${trim}" transform="rotate(-44 150 88)"/><path d="M206 98h36a14 14 0 0 1 14 14v40h-16v-32a8 8 0 0 0-8-8h-26z" fill="${trim}" opacity=".55"/>
  ${shine('M120 112l12-12v152a14 14 0 0 1-12-14z', 0.3)}<rect x="140" y="158" width="120" height="74" rx="8" fill="#fffdf8"/><path d="M200 168c14 20 18 26 18 36a18 18 0 0 1-36 0c0-10 4-16 18-36z" fill="${pop}"/><path d="M192 206a9 9 0 0 0 8 8" stroke="#fff" stroke-width="4" stroke-linecap="round" fill="none"/>`

const carBattery: Sketch = ({ body, trim, pop }) => `
  <rect x="118" y="92" width="36" height="26" rx="5" fill="#b9bec3"/><rect x="246" y="92" width="36" height="26" rx="5" fill="#b9bec3"/><rect x="80" y="112" width="240" height="34" rx="8" fill="${trim}"/><rect x="90" y="142" width="220" height="110" rx="8" fill="${body}"/><path d="M124 129h24m-12-12v24m116-12h24" stroke="#fff" stroke-width="7" stroke-linecap="round"/><path d="m212 158-44 50h28l-10 38 46-52h-28z" fill="${pop}"/>${shine('M98 142h20v110h-20a8 8 0 0 1-8-8v-94z', 0.18)}<path d="M150 96c10-30 90-30 100 0" fill="none" stroke="${trim}" stroke-width="9" stroke-linecap="round"/>`

const bucket: Sketch = ({ body, trim, pop }) => `
  <path d="M118 136c0-96 164-96 164 0" fill="none" stroke="#8d949a" stroke-width="6"/><g fill="#fff"><circle cx="150" cy="118" r="26"/><circle cx="190" cy="106" r="30"/><circle cx="232" cy="112" r="28"/><circle cx="260" cy="126" r="18"/><circle cx="212" cy="76" r="9" opacity=".8"/><circle cx="174" cy="66" r="6" opacity=".8"/></g><path d="M108 130h184l-18 110a14 14 0 0 1-14 12H140a14 14 0 0 1-14-12z" fill="${body}"/><rect x="100" y="122" width="200" height="20" rx="9" fill="${trim}"/>
  ${shine('M116 142h24l14 110h-14a14 14 0 0 1-14-12z', 0.18)}<path d="M244 142h54l-6 74c-2 14-24 14-30 2-6 10-22 8-24-6z" fill="${pop}"/><path d="M254 156v36m18-36v40m14-40v30" stroke="#fff" stroke-width="4" opacity=".5" stroke-linecap="round"/>`

const helmet: Sketch = ({ body, trim, pop }) => `
  <path d="M88 170c0-70 44-116 112-116s116 44 116 108c0 46-6 90-36 90H140c-40 0-52-40-52-82z" fill="${body}"/><path d="M206 116h104c8 20 8 50 4 68H206c-20 0-28-16-28-34s8-34 28-34z" fill="#1d2226"/>${shine('M210 126h40l-26 48h-14c-14 0-20-12-20-24s6-24 20-24z', 0.22)}<path d="M100 132c10-34 34-56 66-66l8 12c-30 10-50 32-58 60z" fill="${pop}"/><path d="M140 218h150l-4 16H132z" fill="${trim}"/><circle cx="176" cy="150" r="10" fill="${trim}"/><path d="M262 202h40" stroke="${trim}" stroke-width="6" stroke-linecap="round"/>`

const kettlebell: Sketch = ({ body, trim, pop }) => `
  <path d="M158 150c-16-40-22-88 42-88s58 48 42 88" fill="none" stroke="${trim}" stroke-width="22" stroke-linejoin="round"/><path d="M200 120c52 0 82 34 82 74 0 28-12 46-28 58H146c-16-12-28-30-28-58 0-40 30-74 82-74z" fill="${body}"/>${shine('M136 204c-4-34 14-60 42-68-16 20-24 42-24 70z', 0.22)}<circle cx="200" cy="196" r="32" fill="${pop}"/><path d="M188 186l8-6v32m14-32c-10 6-12 12-12 20a10 10 0 1 0 10-10" fill="none" stroke="${trim}" stroke-width="6" stroke-linecap="round"/>`

const bow: Sketch = ({ body, trim, pop }) => `
  <path d="M170 34c96 40 96 196 0 236" fill="none" stroke="${body}" stroke-width="13" stroke-linecap="round"/><path d="M170 34c-22-6-34 6-30 18m30 218c-22 6-34-6-30-18" fill="none" stroke="${body}" stroke-width="10" stroke-linecap="round"/><path d="M142 48 142 256" stroke="${trim}" stroke-width="3"/><path d="M238 128v48" stroke="${trim}" stroke-width="22" stroke-linecap="round"/><path d="M92 152h222" stroke="#b98a4a" stroke-width="6"/><path d="m338 152-32-13 8 13-8 13z" fill="${trim}"/><path d="M92 152 74 138h28l16 14zm0 0-18 14h28l16-14z" fill="${pop}"/>`

const treadmill: Sketch = ({ body, trim, pop }) => `
  <path d="M60 214h262a18 18 0 0 1 0 36H60a18 18 0 0 1 0-36z" fill="${trim}"/><path d="M70 214h214v12H70z" fill="${body}"/><g stroke="#fff" stroke-width="4" opacity=".3"><path d="m90 214 8 12m16-12 8 12m16-12 8 12m16-12 8 12m16-12 8 12m16-12 8 12m16-12 8 12"/></g><path d="M306 216 286 84" stroke="${body}" stroke-width="16" stroke-linecap="round"/><path d="M290 118 216 128" stroke="${trim}" stroke-width="12" stroke-linecap="round"/><rect x="242" y="58" width="78" height="44" rx="10" fill="${trim}" transform="rotate(-8 280 80)"/><rect x="252" y="66" width="46" height="24" rx="4" fill="${pop}" transform="rotate(-8 280 80)"/><circle cx="78" cy="232" r="8" fill="${pop}"/><circle cx="316" cy="232" r="8" fill="${pop}"/>`

/** Sport, and cars. */
export const sport = {
  dumbbell,
  bicycle,
  tent,
  ball,
  golf,
  yogaMat,
  skis,
  fishingRod,
  kayak,
  racket,
  tyre,
  oilCan,
  carBattery,
  bucket,
  helmet,
  kettlebell,
  bow,
  treadmill,
}
