import { shade, shine, type Sketch } from '../object.ts'

const laptop: Sketch = ({ body, trim }) => `
  <rect x="100" y="70" width="200" height="132" rx="11" fill="${trim}"/><rect x="110" y="80" width="180" height="112" rx="4" fill="${body}"/>
  ${shine('M110 192 216 80h74v112z', 0.13)}<path d="M74 206h252l-10 22a12 12 0 0 1-11 7H95a12 12 0 0 1-11-7z" fill="${trim}"/>
  ${shine('M166 206h68l-7 10h-54z', 0.25)}<path d="M74 206h252l-2 5H76z" fill="#fff" opacity=".16"/>`

const tower: Sketch = ({ body, trim, pop }) => `
  <rect x="126" y="46" width="148" height="204" rx="10" fill="${trim}"/><rect x="138" y="58" width="92" height="180" rx="6" fill="${body}"/>
  ${shine('M138 190 230 84v40L138 230z', 0.12)}
  <circle cx="184" cy="106" r="30" fill="none" stroke="${pop}" stroke-width="6"/><circle cx="184" cy="106" r="8" fill="${trim}"/>
  <path d="M184 80c8 8 8 16 0 26 10-4 20-2 24 6m-24-6c0 10-6 18-16 20m16-20c-10 2-18-2-22-12" fill="none" stroke="#fff" stroke-width="4" opacity=".6"/>
  <rect x="150" y="160" width="68" height="22" rx="4" fill="${trim}"/><path d="M158 171h34" stroke="${pop}" stroke-width="5" stroke-linecap="round"/>
  <circle cx="252" cy="72" r="7" fill="${pop}"/><g stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".25"><path d="M244 100h16M244 112h16M244 124h16M244 136h16"/></g>
  <rect x="136" y="248" width="28" height="7" rx="3" fill="${trim}"/><rect x="236" y="248" width="28" height="7" rx="3" fill="${trim}"/>`

const monitor: Sketch = ({ body, trim, pop }) => `
  <path d="M182 206h36l6 36h-48z" fill="${trim}"/><rect x="140" y="240" width="120" height="13" rx="6" fill="${trim}"/>
  <path d="M62 62q138 12 276 0v148q-138-12-276 0z" fill="${trim}"/><path d="M71 72q129 11 258 0v128q-129-11-258 0z" fill="${body}"/>
  <path d="M71 160c60-40 90 30 140 0s70-50 118-20v60q-129-11-258 0z" fill="#fff" opacity=".16"/><path d="M71 186c50-30 110 10 150-8s70-20 108-4v26q-129-11-258 0z" fill="${pop}" opacity=".55"/>`

const graphicsCard: Sketch = ({ body, trim, pop }) => `
  <rect x="52" y="92" width="12" height="152" rx="3" fill="#b9bec3"/><rect x="60" y="108" width="286" height="112" rx="12" fill="${trim}"/>
  <path d="M72 108h262l12 14v24l-80 74H60V122z" fill="${body}"/>
  <circle cx="134" cy="164" r="44" fill="${trim}"/><circle cx="268" cy="164" r="44" fill="${trim}"/>
  <g fill="none" stroke="#fff" stroke-width="6" opacity=".28" stroke-linecap="round"><path d="M134 164c-4-20 4-30 14-34M134 164c20-6 30 2 34 12M134 164c6 18-2 30-12 34M134 164c-18 6-30-2-34-12M268 164c-4-20 4-30 14-34M268 164c20-6 30 2 34 12M268 164c6 18-2 30-12 34M268 164c-18 6-30-2-34-12"/></g>
  <circle cx="134" cy="164" r="11" fill="${pop}"/><circle cx="268" cy="164" r="11" fill="${pop}"/>
  <path d="M96 220h150v16H96z" fill="#c9a64a"/><path d="M110 220v16m14-16v16m14-16v16m14-16v16m14-16v16m14-16v16m14-16v16m14-16v16" stroke="#7d652b" stroke-width="3"/>`

const processor: Sketch = ({ body, trim, pop }) => `
  <g stroke="#c9a64a" stroke-width="9" stroke-linecap="round"><path d="M150 54v24m33-24v24m34-24v24m33-24v24M150 226v24m33-24v24m34-24v24m33-24v24M102 102h24m-24 33h24m-24 34h24m-24 33h24M274 102h24m-24 33h24m-24 34h24m-24 33h24"/></g>
  <rect x="116" y="68" width="168" height="168" rx="16" fill="${trim}"/><rect x="140" y="92" width="120" height="120" rx="10" fill="${body}"/>
  ${shine('M140 200V102a10 10 0 0 1 10-10h88z', 0.16)}<rect x="166" y="118" width="68" height="68" rx="8" fill="none" stroke="#fff" stroke-width="5" opacity=".7"/>
  <circle cx="200" cy="152" r="12" fill="${pop}"/>`

const memory: Sketch = ({ body, trim, pop }) => `
  <g transform="rotate(-6 200 130)"><rect x="66" y="86" width="268" height="66" rx="8" fill="${body}"/><path d="M66 104h268v32H66z" fill="${trim}"/><path d="m66 104 46 0-20 32H66z" fill="${pop}"/><rect x="80" y="152" width="240" height="14" fill="#c9a64a"/></g>
  <rect x="62" y="166" width="276" height="66" rx="8" fill="${trim}"/>${shine('M62 174a8 8 0 0 1 8-8h260a8 8 0 0 1 8 8v10H62z', 0.14)}
  <path d="M84 184h52v30H84zm64 0h52v30h-52zm64 0h52v30h-52zm64 0h40v30h-40z" fill="${body}"/>
  <path d="M76 232h114v16H76zm126 0h122v16H202z" fill="#c9a64a"/><path d="M90 234v14m14-14v14m14-14v14m14-14v14m14-14v14m14-14v14m14-14v14m42-14v14m14-14v14m14-14v14m14-14v14m14-14v14m14-14v14m14-14v14" stroke="#7d652b" stroke-width="3"/>`

const drive: Sketch = ({ body, trim, pop }) => `
  <rect x="118" y="66" width="164" height="186" rx="20" fill="${trim}"/><rect x="130" y="78" width="140" height="162" rx="12" fill="${body}"/>
  ${shine('M130 190V90a12 12 0 0 1 12-12h98z', 0.15)}<path d="m212 112-40 52h26l-8 40 42-54h-28z" fill="#fff" opacity=".9"/>
  <circle cx="252" cy="222" r="6" fill="${pop}"/><rect x="180" y="248" width="40" height="9" rx="3" fill="#b9bec3"/>`

const keyboard: Sketch = ({ body, trim, pop }) => `
  <path d="M62 124h276a12 12 0 0 1 12 10l14 88a14 14 0 0 1-14 16H50a14 14 0 0 1-14-16l14-88a12 12 0 0 1 12-10z" fill="${trim}"/>
  <path d="M36 222a14 14 0 0 0 14 16h300a14 14 0 0 0 14-16v8a20 20 0 0 1-20 22H56a20 20 0 0 1-20-22z" fill="${body}"/>
  <g fill="#fff" opacity=".88"><path d="M72 138h24v18H70zm32 0h24v18h-25zm32 0h24v18h-24zm32 0h24v18h-24zm32 0h24v18h-24zm32 0h24v18h-24zm32 0h24v18h-23z"/><path d="M66 164h26v20H63zm34 0h26v20H99zm34 0h26v20h-26zm34 0h26v20h-26zm34 0h26v20h-26zm34 0h26v20h-25zm34 0h26v20h-25z"/><path d="M108 194h180v22H106z"/></g>
  <path d="M298 138h26l3 18h-29zM60 194h38l-2 22H56zM298 194h36l4 22h-40z" fill="${pop}"/><path d="M304 164h24l3 20h-26z" fill="${body}"/>`

const mouse: Sketch = ({ body, trim, pop }) => `
  <path d="M200 76c-30-40 30-56 8-76" fill="none" stroke="${trim}" stroke-width="6"/>
  <path d="M200 66c48 0 66 40 66 96 0 58-28 90-66 90s-66-32-66-90c0-56 18-96 66-96z" fill="${body}"/>
  <path d="M134 150c2-50 20-84 66-84v84z" fill="#fff" opacity=".16"/><path d="M134 152q66 20 132 0M200 66v94" stroke="${trim}" stroke-width="4" fill="none"/>
  <rect x="189" y="92" width="22" height="44" rx="11" fill="${trim}"/><rect x="195" y="100" width="10" height="22" rx="5" fill="${pop}"/>${shade('M240 88c18 16 26 42 26 74 0 58-28 90-66 90 34-14 52-44 52-92 0-28-4-52-12-72z')}`

const router: Sketch = ({ body, trim, pop }) => `
  <g fill="none" stroke="${pop}" stroke-width="8" stroke-linecap="round"><path d="M160 84a58 58 0 0 1 80 0M178 104a32 32 0 0 1 44 0"/></g>
  <path d="M100 194 84 72m216 122 16-122" stroke="${trim}" stroke-width="13" stroke-linecap="round"/><path d="M150 190v-62m100 62v-62" stroke="${trim}" stroke-width="11" stroke-linecap="round"/>
  <path d="M84 184h232a14 14 0 0 1 13 10l12 40a14 14 0 0 1-13 18H72a14 14 0 0 1-13-18l12-40a14 14 0 0 1 13-10z" fill="${body}"/>
  ${shine('M84 184h232a14 14 0 0 1 13 10l2 6H69l2-6a14 14 0 0 1 13-10z')}<g fill="#fff"><circle cx="110" cy="228" r="5"/><circle cx="132" cy="228" r="5"/><circle cx="154" cy="228" r="5" opacity=".4"/></g><circle cx="176" cy="228" r="5" fill="${pop}"/><rect x="262" y="222" width="48" height="10" rx="5" fill="${trim}"/>`

const printer: Sketch = ({ body, trim, pop }) => `
  <path d="M132 66h136v70H132z" fill="#fdfcf8"/><path d="M150 88h84M150 104h100" stroke="#c9c6bd" stroke-width="6" stroke-linecap="round"/>
  <rect x="86" y="124" width="228" height="104" rx="18" fill="${body}"/>${shade('M86 180h228v30a18 18 0 0 1-18 18H104a18 18 0 0 1-18-18z')}
  <rect x="112" y="168" width="176" height="20" rx="8" fill="${trim}"/><path d="M128 180h144l16 72H112z" fill="#fffdf9"/>
  <path d="M142 200h116M138 218h84" stroke="${body}" stroke-width="7" stroke-linecap="round" opacity=".7"/><path d="M134 234h56" stroke="${pop}" stroke-width="7" stroke-linecap="round"/><circle cx="288" cy="148" r="7" fill="${pop}"/><circle cx="266" cy="148" r="5" fill="#fff" opacity=".7"/>`

const software: Sketch = ({ body, trim, pop }) => `
  <path d="M128 62 262 54v198H128z" fill="${body}"/><path d="m262 54 34 18v170l-34 10z" fill="${trim}"/>
  <path d="M128 62 262 54v34l-134 6z" fill="${trim}" opacity=".55"/><circle cx="196" cy="158" r="42" fill="#fff" opacity=".92"/><circle cx="196" cy="158" r="42" fill="none" stroke="${pop}" stroke-width="10" stroke-dasharray="80 400"/>
  <circle cx="196" cy="158" r="12" fill="${body}"/><path d="M150 224h92" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".7"/>${shine('M128 94 176 92 128 200z', 0.14)}`

/** Computers, their parts and what stands beside them. */
export const computers = {
  laptop,
  tower,
  monitor,
  graphicsCard,
  processor,
  memory,
  drive,
  keyboard,
  mouse,
  router,
  printer,
  software,
}
