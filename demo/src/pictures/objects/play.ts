import { shade, shine, type Sketch } from '../object.ts'

const controller: Sketch = ({ body, pop }) => `
  <path d="M136 112h128c40 0 58 46 62 86 3 36-28 48-50 20l-17-22H141l-17 22c-22 28-53 16-50-20 4-40 22-86 62-86z" fill="${body}"/>${shine('M136 112h128c18 0 32 10 42 24H94c10-14 24-24 42-24z', 0.13)}
  <path d="M144 138v38m-19-19h38" stroke="#fff" stroke-width="12" stroke-linecap="round"/><circle cx="254" cy="140" r="10" fill="#fff"/><circle cx="278" cy="160" r="10" fill="#fff" opacity=".7"/><circle cx="230" cy="160" r="10" fill="${pop}"/><circle cx="254" cy="180" r="10" fill="${pop}"/>
  <circle cx="200" cy="140" r="8" fill="#fff" opacity=".35"/><circle cx="174" cy="190" r="15" fill="#fff" opacity=".22"/><circle cx="222" cy="196" r="15" fill="#fff" opacity=".22"/>`

const gameConsole: Sketch = ({ body, trim, pop }) => `
  <path d="M118 60h58a12 12 0 0 1 12 12v168a12 12 0 0 1-12 12h-58a12 12 0 0 1-12-12V72a12 12 0 0 1 12-12z" fill="${trim}"/><path d="M106 96h82v10h-82z" fill="${pop}"/><path d="M118 60h30v192h-30a12 12 0 0 1-12-12V72a12 12 0 0 1 12-12z" fill="#fff" opacity=".1"/>
  <path d="M130 128v60" stroke="#fff" stroke-width="5" opacity=".5" stroke-linecap="round"/><circle cx="166" cy="80" r="6" fill="#fff" opacity=".8"/><rect x="96" y="246" width="102" height="8" rx="4" fill="${trim}"/>
  <path d="M230 178h68c22 0 30 26 32 46 2 22-18 28-28 12l-8-12h-60l-8 12c-10 16-30 10-28-12 2-20 10-46 32-46z" fill="${body}"/><path d="M232 192v20m-10-10h20" stroke="#fff" stroke-width="7" stroke-linecap="round"/><circle cx="292" cy="194" r="6" fill="#fff"/><circle cx="304" cy="206" r="6" fill="${pop}"/><circle cx="280" cy="206" r="6" fill="${pop}"/>`

const boardGame: Sketch = ({ body, trim, pop }) => `
  <path d="M60 190 200 150l140 40-140 52z" fill="${trim}"/><path d="M60 190v12l140 52 140-52v-12l-140 52z" fill="#14110f" opacity=".4"/><path d="m92 190 108-31 36 10-108 32zm72 26 108-34 36 9-108 36z" fill="${body}"/><path d="m128 201 36 14 36-12-36-13z" fill="#fff" opacity=".5"/>
  <rect x="112" y="84" width="74" height="74" rx="14" fill="#fffdf8" transform="rotate(-14 149 121)"/><g fill="${trim}" transform="rotate(-14 149 121)"><circle cx="130" cy="102" r="7"/><circle cx="168" cy="102" r="7"/><circle cx="149" cy="121" r="7"/><circle cx="130" cy="140" r="7"/><circle cx="168" cy="140" r="7"/></g>
  <path d="M244 190c0-16 12-26 14-52h20c2 26 14 36 14 52-8 10-40 10-48 0z" fill="${pop}"/><circle cx="268" cy="122" r="20" fill="${pop}"/>${shine('M256 112a16 16 0 0 1 10-6c-4 8-4 8-10 6z', 0.6)}`

const guitar: Sketch = ({ body, trim, pop }) => `
  <g transform="translate(22 2) scale(.9) rotate(34 200 160)"><rect x="192" y="10" width="18" height="130" fill="${trim}"/><path d="M186-16h30l-4 32h-22z" fill="${trim}"/><g fill="${pop}"><circle cx="182" cy="-8" r="5"/><circle cx="182" cy="8" r="5"/><circle cx="220" cy="-8" r="5"/><circle cx="220" cy="8" r="5"/></g>
  <path d="M201 108c42 0 52 28 42 50-6 14 22 28 22 64 0 38-30 56-64 56s-64-18-64-56c0-36 28-50 22-64-10-22 0-50 42-50z" fill="${body}"/><path d="M201 108c42 0 52 28 42 50-6 14 22 28 22 64 0 38-30 56-64 56s-64-18-64-56c0-36 28-50 22-64-10-22 0-50 42-50z" fill="none" stroke="${trim}" stroke-width="6"/><circle cx="201" cy="184" r="25" fill="${trim}"/><rect x="176" y="234" width="50" height="11" rx="4" fill="${trim}"/><path d="M196 12v226m5-226v226m5-226v226" stroke="#f4e7cf" stroke-width="1.800"/>${shine('M166 130c4-10 14-12 20-12-10 14-12 30-8 40-6-6-14-14-12-28z', 0.3)}</g>`

const book: Sketch = ({ body, trim, pop }) => `
  <path d="M112 76a22 22 0 0 1 22-22h154v198H134a22 22 0 0 1-22-22z" fill="${body}"/><path d="M134 210h154v42H134a21 21 0 0 1 0-42z" fill="${trim}"/><path d="M136 218h150v26H136a13 13 0 0 1 0-26z" fill="#fbf6e9"/><path d="M140 226h146m-146 9h146" stroke="#d8cfb9" stroke-width="2"/>
  ${shade('M134 54h12v156h-12a22 22 0 0 0-22 14V76a22 22 0 0 1 22-22z', 0.2)}<path d="M246 54h24v66l-12-12-12 12z" fill="${pop}"/><path d="M166 96h60M166 116h44" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".85"/><circle cx="206" cy="168" r="20" fill="#fff" opacity=".18"/>`

const magazine: Sketch = ({ body, trim, pop }) => `
  <path d="M144 66 276 54l22 180-132 16z" fill="${trim}"/><path d="M116 62h150v190H116z" fill="#fffdf8"/><path d="M122 56h150v190H122z" fill="${body}"/><path d="M136 84h122" stroke="#fff" stroke-width="19"/><path d="M136 108h76" stroke="#fff" stroke-width="5" opacity=".7"/>
  <circle cx="206" cy="166" r="30" fill="${pop}"/><path d="M150 246c4-44 26-58 56-58s54 14 60 58z" fill="${trim}"/><path d="M176 160c2-34 58-36 60 2-16-2-30-6-40-16-6 8-12 12-20 14z" fill="${trim}"/><path d="M136 130h24m-24 14h16m-16 14h20" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".8"/>${shine('M122 56h30l-30 80z', 0.16)}`

const record: Sketch = ({ body, trim, pop }) => `
  <circle cx="238" cy="154" r="92" fill="#1c1b20"/><g fill="none" stroke="#fff" opacity=".14" stroke-width="2"><circle cx="238" cy="154" r="80"/><circle cx="238" cy="154" r="68"/><circle cx="238" cy="154" r="56"/></g><circle cx="238" cy="154" r="34" fill="${pop}"/><circle cx="238" cy="154" r="6" fill="#fbf8f1"/>
  <path d="M238 62a92 92 0 0 1 60 22l-38 46a34 34 0 0 0-22-8z" fill="#fff" opacity=".1"/><rect x="64" y="64" width="164" height="184" rx="5" fill="${body}"/><circle cx="146" cy="146" r="46" fill="${trim}"/><path d="M100 146a46 46 0 0 1 92 0z" fill="${pop}"/><path d="M84 220h94" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".85"/>${shine('M64 69a5 5 0 0 1 5-5h70L64 170z', 0.14)}`

const clapper: Sketch = ({ body, trim, pop }) => `
  <rect x="86" y="128" width="228" height="122" rx="10" fill="${trim}"/><path d="M86 122h228v30H86z" fill="${body}"/><path d="m104 122 24 30h30l-24-30zm66 0 24 30h30l-24-30zm66 0 24 30h30l-24-30z" fill="#fff"/>
  <g transform="rotate(-14 92 118)"><path d="M86 90h228v30H86z" fill="${body}"/><path d="m128 90-24 30h30l24-30zm66 0-24 30h30l24-30zm66 0-24 30h30l24-30z" fill="#fff"/></g><path d="M108 180h64m-64 22h44" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".5"/><path d="M222 176v56l50-28z" fill="${pop}"/>`

const popcorn: Sketch = ({ body, trim, pop }) => `
  <g fill="#fff3cf"><circle cx="136" cy="112" r="24"/><circle cx="172" cy="88" r="28"/><circle cx="214" cy="78" r="28"/><circle cx="250" cy="98" r="26"/><circle cx="270" cy="118" r="20"/><circle cx="200" cy="112" r="30"/></g><g fill="#f3cf78"><circle cx="166" cy="92" r="9"/><circle cx="216" cy="74" r="9"/><circle cx="246" cy="106" r="9"/><circle cx="140" cy="114" r="8"/><circle cx="196" cy="116" r="8"/></g>
  <path d="M114 122h172l-20 120a12 12 0 0 1-12 10H146a12 12 0 0 1-12-10z" fill="#fffdf8"/><path d="M114 122h34l12 130h-14a12 12 0 0 1-12-10zm69 0h34l-4 130h-26zm69 0h34l-20 120a12 12 0 0 1-12 10h-14z" fill="${body}"/><circle cx="200" cy="184" r="26" fill="${trim}"/><path d="m200 166 5 12 13 1-10 9 3 13-11-7-11 7 3-13-10-9 13-1z" fill="${pop}"/>`

const gameCase: Sketch = ({ body, trim, pop }) => `
  <rect x="122" y="50" width="156" height="204" rx="8" fill="${trim}"/><rect x="136" y="62" width="134" height="182" rx="3" fill="${body}"/><path d="M136 62h134v24H136z" fill="#fff" opacity=".9"/><circle cx="152" cy="74" r="6" fill="${pop}"/><path d="M166 74h50" stroke="${trim}" stroke-width="7" stroke-linecap="round"/>
  <circle cx="228" cy="128" r="22" fill="${pop}"/><path d="m136 214 44-66 30 42 22-28 38 52v30H136z" fill="${trim}" opacity=".75"/><path d="m180 148-14 21 12-4 8 8 8-5z" fill="#fff" opacity=".8"/><path d="M136 218q34-12 66 0t68-4v30H136z" fill="#fff" opacity=".25"/>${shine('M122 58a8 8 0 0 1 8-8h4v204h-4a8 8 0 0 1-8-8z', 0.2)}`

const eReader: Sketch = ({ body, trim, pop }) => `
  <rect x="126" y="52" width="148" height="202" rx="16" fill="${trim}"/><rect x="140" y="66" width="120" height="160" rx="4" fill="#f3efe4"/><path d="M154 88h64" stroke="${body}" stroke-width="9" stroke-linecap="round"/><path d="M154 112h92m-92 16h92m-92 16h80m-80 16h92m-92 16h88m-88 16h52" stroke="#8f8a7c" stroke-width="5" stroke-linecap="round"/><circle cx="200" cy="240" r="5" fill="${pop}"/>
  ${shine('M140 66h120L140 200z', 0.35)}<path d="M274 96v46" stroke="${body}" stroke-width="6" stroke-linecap="round"/>`

const comic: Sketch = ({ body, trim, pop }) => `
  <path d="M120 58h168v194H120z" fill="#fffdf8"/><path d="M112 52h168v194H112z" fill="${body}"/><path d="M122 62h148v54H122zm0 64h70v110h-70zm80 0h68v50h-68zm0 60h68v50h-68z" fill="#fffdf8"/>
  <path d="M122 62h148v54H122z" fill="${pop}"/><path d="m196 66 10 12 16-8-2 16 18 4-16 9 8 13-18-3-6 6-10-8-16 7 4-14-16-6 17-7-6-13 16 4z" fill="#fff"/><circle cx="156" cy="166" r="19" fill="${trim}"/><path d="M126 236c2-34 14-46 30-46s30 12 32 46z" fill="${body}"/><path d="M214 142h44m-44 14h28" stroke="${trim}" stroke-width="6" stroke-linecap="round"/><path d="m206 232 24-32 14 16 10-10 12 26z" fill="${trim}"/>`

const piano: Sketch = ({ body, trim, pop }) => `
  <path d="m112 190-26 62m202-62 26 62M96 252l208-44M304 252 96 208" stroke="${trim}" stroke-width="9" stroke-linecap="round"/><path d="M136 76h128l8 38H128z" fill="${trim}" opacity=".75"/><path d="M146 84h52v26h-54zm58 0h50l6 26h-56z" fill="#fffdf8"/><rect x="44" y="112" width="312" height="84" rx="10" fill="${body}"/><path d="M44 122a10 10 0 0 1 10-10h292a10 10 0 0 1 10 10v14H44z" fill="${trim}"/><circle cx="70" cy="124" r="5" fill="${pop}"/><path d="M84 124h40" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".5"/><rect x="60" y="140" width="280" height="48" fill="#fffdf8"/>
  <path d="M80 140v48m20-48v48m20-48v48m20-48v48m20-48v48m20-48v48m20-48v48m20-48v48m20-48v48m20-48v48m20-48v48m20-48v48m20-48v48" stroke="#c9c4b6" stroke-width="2"/><path d="M74 140h12v28H74zm20 0h12v28H94zm40 0h12v28h-12zm20 0h12v28h-12zm20 0h12v28h-12zm40 0h12v28h-12zm20 0h12v28h-12zm40 0h12v28h-12zm20 0h12v28h-12z" fill="#24211f"/>`

/** Games, music, films and reading. */
export const play = {
  controller,
  gameConsole,
  boardGame,
  guitar,
  book,
  magazine,
  record,
  clapper,
  popcorn,
  gameCase,
  eReader,
  comic,
  piano,
}
