import { shade, shine, type Sketch } from '../object.ts'

const coffee: Sketch = ({ body, trim, pop }) => `
  <path d="M146 88h108l11 152a13 13 0 0 1-13 12H148a13 13 0 0 1-13-12z" fill="${body}"/><path d="M142 66h116v26H142z" fill="${trim}"/><path d="M142 84h116" stroke="#fff" stroke-width="3" opacity=".25"/>
  ${shine('M150 92h16l-8 160h-10a13 13 0 0 1-13-12z', 0.16)}<circle cx="200" cy="170" r="38" fill="#fff" opacity=".93"/><path d="M180 186c2-29 22-38 40-33-2 29-20 40-40 33z" fill="${trim}"/><path d="M182 186c14-8 24-18 36-32" stroke="#fff" stroke-width="4" fill="none"/><rect x="176" y="222" width="48" height="8" rx="4" fill="${pop}"/>`

const pizza: Sketch = ({ pop }) => `
  <path d="M200 58c54 0 104 16 120 42L200 252 80 100c16-26 66-42 120-42z" fill="#d9913f"/><path d="M200 82c40 0 78 10 100 26L200 236 100 108c22-16 60-26 100-26z" fill="#f7cf6a"/>
  <path d="M128 104c-4 30 6 44 12 44 8 0 4-22 14-22 12 0 4 58 16 58 10 0 4-30 14-30s6 54 14 54z" fill="#fbe09a"/><path d="M80 100c16-26 66-42 120-42s104 16 120 42" fill="none" stroke="#b9702a" stroke-width="10" stroke-linecap="round"/>
  <g fill="#c3402f"><circle cx="160" cy="122" r="19"/><circle cx="232" cy="112" r="20"/><circle cx="206" cy="170" r="18"/></g><g fill="#fff" opacity=".22"><circle cx="155" cy="117" r="7"/><circle cx="227" cy="107" r="7"/><circle cx="201" cy="165" r="7"/></g>
  <g fill="#3d8b4d"><path d="M186 132c10-8 20-6 24 2-8 8-18 8-24-2zM256 140c2-12 12-16 18-12 0 12-8 18-18 12zM190 208c2-8 8-12 14-10 0 8-6 14-14 10z"/></g><circle cx="268" cy="124" r="4" fill="${pop}"/>`

const burger: Sketch = () => `
  <path d="M104 146c0-96 192-96 192 0z" fill="#d98c3f"/>${shine('M122 130c8-36 40-48 66-50-24 12-44 26-50 50z', 0.25)}<g fill="#fff0d0"><ellipse cx="166" cy="104" rx="6" ry="4"/><ellipse cx="200" cy="92" rx="6" ry="4"/><ellipse cx="234" cy="106" rx="6" ry="4"/><ellipse cx="188" cy="122" rx="6" ry="4"/><ellipse cx="260" cy="126" rx="6" ry="4"/><ellipse cx="220" cy="128" rx="6" ry="4"/></g>
  <path d="M94 150c14-10 22 8 36 0s22-8 36 0 22 8 36 0 22-8 36 0 22 8 36 0 20-8 32 0v14H94z" fill="#5aa845"/><rect x="100" y="160" width="200" height="14" fill="#c8402f"/><path d="M98 174h204l-28 14-20 22-22-22H98z" fill="#f6c445"/><rect x="96" y="184" width="208" height="28" rx="14" fill="#5e3620"/>
  <path d="M98 174h204l-34 12-14 18-18-18H98z" fill="#f6c445"/><path d="M104 214h192v10a28 28 0 0 1-28 28H132a28 28 0 0 1-28-28z" fill="#d98c3f"/>`

const fruit: Sketch = () => `
  <path d="M250 104c44-26 86 8 82 66-3 46-34 82-62 82-10 0-14-5-20-5s-10 5-20 5c-28 0-59-36-62-82-4-58 38-92 82-66z" fill="#c8402f"/>${shine('M292 120c16 10 24 28 22 52-10-2-14-40-22-52z', 0.35)}<path d="M250 106c0-18 2-30 12-44" stroke="#5a3a22" stroke-width="8" stroke-linecap="round" fill="none"/><path d="M258 86c12-24 36-26 50-18-6 22-28 32-50 18z" fill="#4a9a4d"/>
  <circle cx="142" cy="184" r="68" fill="#ee9236"/><path d="M98 152a56 56 0 0 1 30-24" stroke="#fff" stroke-width="8" stroke-linecap="round" fill="none" opacity=".45"/><circle cx="146" cy="122" r="5" fill="#7a4a1c"/><path d="M148 122c4-18 24-26 38-20-4 18-22 26-38 20z" fill="#5aa845"/><g fill="#d97a1c"><circle cx="128" cy="210" r="3"/><circle cx="160" cy="224" r="3"/><circle cx="176" cy="196" r="3"/><circle cx="150" cy="190" r="3"/></g>`

const milk: Sketch = ({ body, trim, pop }) => `
  <path d="M138 112 164 62h84l22 50z" fill="${trim}"/><rect x="162" y="46" width="88" height="20" rx="3" fill="${body}"/><path d="M138 112h96v140h-96z" fill="#fffdf8"/><path d="M234 112h36v140h-36z" fill="#e2ded3"/><path d="M164 62h68l2 50h-96z" fill="${body}"/>
  <path d="M138 186c20-16 30 10 50 0s26-14 46-2v68h-96z" fill="${body}"/><path d="M234 184c12-8 24-4 36 0v68h-36z" fill="${trim}"/><circle cx="186" cy="148" r="20" fill="${pop}"/><path d="m176 148 8 8 14-16" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>`

const bread: Sketch = ({ pop }) => `
  <path d="M70 150c-16-40 16-66 54-60h150c42-4 70 22 54 60l-6 90a12 12 0 0 1-12 12H90a12 12 0 0 1-12-12z" fill="#b87333"/><path d="M74 150c-14-36 14-58 46-54 34-4 62 18 48 54l-4 92a10 10 0 0 1-10 10H90a12 12 0 0 1-12-12z" fill="#f1d3a0"/>
  <path d="M74 150c-14-36 14-58 46-54 34-4 62 18 48 54l-4 92a10 10 0 0 1-10 10H90a12 12 0 0 1-12-12z" fill="none" stroke="#a3622a" stroke-width="9"/><path d="M200 104c8 10 8 22 2 34m44-36c8 10 8 22 2 34m44-32c8 10 8 22 2 34" stroke="#e9b36e" stroke-width="9" stroke-linecap="round" fill="none"/>
  <g fill="#dcb478"><ellipse cx="108" cy="146" rx="7" ry="5"/><ellipse cx="136" cy="170" rx="6" ry="4"/><ellipse cx="104" cy="200" rx="7" ry="5"/><ellipse cx="138" cy="220" rx="6" ry="4"/></g><circle cx="296" cy="226" r="5" fill="${pop}"/>`

const cereal: Sketch = ({ body, trim, pop }) => `
  <path d="M128 58h120v194H128z" fill="${body}"/><path d="M248 58l30 12v182h-30z" fill="${trim}"/><path d="M128 58h120l30 12H158z" fill="#fff" opacity=".35"/><path d="M128 84h120v30H128z" fill="${pop}"/><path d="M146 99h84" stroke="#fff" stroke-width="9" stroke-linecap="round"/>
  <path d="M140 176h96c0 34-18 54-48 54s-48-20-48-54z" fill="#fff"/><ellipse cx="188" cy="176" rx="48" ry="13" fill="#fdf6e3"/><g fill="none" stroke="#d9913f" stroke-width="6"><circle cx="166" cy="170" r="7"/><circle cx="188" cy="176" r="7"/><circle cx="210" cy="170" r="7"/><circle cx="186" cy="158" r="7"/><circle cx="206" cy="146" r="7"/></g>${shine('M128 58h22v194h-22z', 0.16)}`

const chocolate: Sketch = ({ body, pop }) => `
  <g transform="rotate(-12 200 150)"><rect x="138" y="52" width="124" height="140" rx="8" fill="#4f2d1a"/><g fill="#6d4126"><rect x="146" y="60" width="50" height="38" rx="5"/><rect x="204" y="60" width="50" height="38" rx="5"/><rect x="146" y="104" width="50" height="38" rx="5"/><rect x="204" y="104" width="50" height="38" rx="5"/></g>
  ${shine('M150 64h42l-4 6h-32v24h-6zm58 0h42l-4 6h-32v24h-6z', 0.25)}<path d="m130 134 18 10 18-10 18 10 18-10 18 10 18-10 18 10 14-8v14H130z" fill="#e8e4d8"/><path d="M128 144h144v96a8 8 0 0 1-8 8H136a8 8 0 0 1-8-8z" fill="${body}"/><path d="M128 176h144v38H128z" fill="${pop}"/><path d="M156 195h88" stroke="#fff" stroke-width="9" stroke-linecap="round"/></g>`

const bottle: Sketch = ({ body, trim, pop }) => `
  <path d="M176 46h34v58c0 16 20 22 20 48v88a14 14 0 0 1-14 14h-46a14 14 0 0 1-14-14v-88c0-26 20-32 20-48z" fill="#2e4a38"/><path d="M174 44h38v34h-38z" fill="${body}"/>${shine('M168 150c2-14 10-20 14-32v128h-10a6 6 0 0 1-6-6z', 0.18)}
  <rect x="156" y="158" width="74" height="58" fill="#fbf5e6"/><circle cx="193" cy="180" r="11" fill="${pop}"/><path d="M170 202h46" stroke="${trim}" stroke-width="5" stroke-linecap="round"/>
  <path d="M252 130h60c2 40-4 62-30 62s-32-22-30-62z" fill="#fff" opacity=".55"/><path d="M253 152h58c0 24-8 34-29 34s-29-10-29-34z" fill="#a3283f"/><path d="M282 192v50" stroke="#fff" stroke-width="6" opacity=".8"/><rect x="258" y="240" width="48" height="10" rx="5" fill="#fff" opacity=".8"/>`

const sodaCan: Sketch = ({ body, pop }) => `
  <path d="M148 72q52-14 104 0l10 20v138l-10 18q-52 14-104 0l-10-18V92z" fill="${body}"/><path d="M148 72q52-14 104 0l6 12q-58 14-116 0z" fill="#d9dcdf"/><ellipse cx="200" cy="70" rx="50" ry="10" fill="#eceef0"/><path d="M190 66h26a6 6 0 0 1 0 10h-26z" fill="#9ea4aa"/><path d="M148 248q52 14 104 0l6-12q-58 14-116 0z" fill="#c3c8cc"/>
  <path d="M138 176c40-50 84-10 124-46v46c-40 36-84-4-124 46z" fill="${pop}"/><path d="M138 160c40-50 84-10 124-46v8c-40 36-84-4-124 46z" fill="#fff" opacity=".8"/><g fill="#fff"><circle cx="166" cy="120" r="6" opacity=".7"/><circle cx="186" cy="106" r="4" opacity=".7"/><circle cx="226" cy="212" r="5" opacity=".7"/></g>${shine('M146 92h16v144l-16-4z', 0.2)}${shade('M248 92h14v138l-6 10h-8z')}`

const tin: Sketch = ({ body, pop }) => `
  <path d="M126 82v152c0 12 34 22 74 22s74-10 74-22V82z" fill="#cfd4d7"/><path d="M126 106c20 14 128 14 148 0v110c-20 14-128 14-148 0z" fill="${body}"/><ellipse cx="200" cy="82" rx="74" ry="20" fill="#e8ebed"/><ellipse cx="200" cy="82" rx="58" ry="14" fill="#b9bfc4"/><path d="M194 74h32a8 8 0 0 1 0 14h-32z" fill="#e8ebed" stroke="#8d949a" stroke-width="3"/>
  <circle cx="200" cy="166" r="40" fill="#fff" opacity=".94"/><circle cx="200" cy="172" r="24" fill="#c8402f"/><path d="M200 152c-14-2-18-8-18-8m18 8c2-10 10-12 10-12m-10 12c10 0 18-4 18-4" stroke="#3d8b4d" stroke-width="6" stroke-linecap="round" fill="none"/><circle cx="192" cy="166" r="5" fill="#fff" opacity=".5"/><path d="M126 214c20 14 128 14 148 0v8c-20 14-128 14-148 0z" fill="${pop}"/>${shine('M134 112c6 4 10 5 16 6v104l-16-6z', 0.3)}${shade('M254 112l20-8v112l-20 8z', 0.1)}`

const iceCream: Sketch = ({ body, trim, pop }) => `
  <path d="M122 132h156l-14 110a12 12 0 0 1-12 10H148a12 12 0 0 1-12-10z" fill="${body}"/><path d="M127 170h146l-5 40H132z" fill="#fff" opacity=".9"/><path d="M156 190h88" stroke="${trim}" stroke-width="8" stroke-linecap="round"/>
  <circle cx="164" cy="104" r="42" fill="#fff3da"/><circle cx="238" cy="104" r="42" fill="${pop}"/><circle cx="202" cy="82" r="38" fill="#8a5236"/><path d="M176 66a34 34 0 0 1 20-14" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".4" fill="none"/><g stroke="#fff" stroke-width="4" stroke-linecap="round"><path d="m196 74 6 6m14-8-6 8m-20 8h8m18 4 4 6"/></g>
  <rect x="112" y="122" width="176" height="22" rx="9" fill="${trim}"/>${shine('M130 144h18l10 108h-10a12 12 0 0 1-12-10z', 0.18)}`

const fish: Sketch = ({ body, trim }) => `
  <path d="M60 212h280l-16 30a18 18 0 0 1-16 10H92a18 18 0 0 1-16-10z" fill="#fbfaf6"/><path d="M60 212h280l-5 9H65z" fill="#d9d5ca"/><path d="M84 168c30-58 120-70 182-20l56-34c-6 24-8 36-8 54s2 30 8 54l-56-34c-62 50-152 38-182-20z" fill="${body}"/>
  <path d="M84 168c30 44 110 60 166 32 6-4 12-8 16-12l56 34c-6-24-8-36-8-54H84z" fill="${trim}" opacity=".35"/><path d="M150 118c20-26 60-30 84-12l-14 16z" fill="${trim}"/><circle cx="122" cy="156" r="10" fill="#fff"/><circle cx="120" cy="156" r="5" fill="#15181b"/><path d="M152 138q20 30 0 60" fill="none" stroke="${trim}" stroke-width="5"/><g fill="none" stroke="#fff" stroke-width="4" opacity=".4"><path d="M184 144q12 12 0 24m22-30q12 12 0 24m-4 10q12 12 0 22m24-40q12 12 0 22"/></g>
  <path d="M298 244a34 34 0 0 1 34-58c14 12 14 40-4 56z" fill="#f2c53d"/><path d="M306 236a24 24 0 0 1 24-40" fill="none" stroke="#fff" stroke-width="4" opacity=".7"/>`

const flourBag: Sketch = ({ body, trim, pop }) => `
  <path d="M128 92c10-22 20-32 40-36h64c20 4 30 14 40 36l8 146a14 14 0 0 1-14 14H134a14 14 0 0 1-14-14z" fill="#f3e7cf"/><path d="M138 74c40 14 84 14 124 0l-6-12a20 20 0 0 0-16-8h-80a20 20 0 0 0-16 8z" fill="${body}"/><path d="M126 128h148l4 84H122z" fill="${body}"/><path d="M125 140h150m-152 60h154" stroke="${pop}" stroke-width="5"/>
  <path d="M200 146v50" stroke="#f6d98a" stroke-width="5" stroke-linecap="round"/><g fill="#f6d98a"><path d="M200 158c-14 0-18-8-18-16 12 0 18 6 18 16zm0 0c14 0 18-8 18-16-12 0-18 6-18 16zm0 18c-14 0-18-8-18-16 12 0 18 6 18 16zm0 0c14 0 18-8 18-16-12 0-18 6-18 16zm0 18c-14 0-18-8-18-16 12 0 18 6 18 16zm0 0c14 0 18-8 18-16-12 0-18 6-18 16z"/></g><path d="M128 92c20 8 124 8 144 0" fill="none" stroke="${trim}" stroke-width="4" opacity=".35"/>${shine('M132 92l10-10-6 170h-2a12 12 0 0 1-12-12z', 0.4)}`

const steak: Sketch = ({ pop }) => `
  <path d="M64 220h272l-14 22a20 20 0 0 1-17 10H95a20 20 0 0 1-17-10z" fill="#8a5a33"/><rect x="58" y="206" width="284" height="20" rx="9" fill="#a8744a"/><path d="M86 196c-20-40 6-96 62-102 34-4 44 18 78 14 50-6 96 16 96 56 0 26-18 42-46 42H112c-12 0-20-2-26-10z" fill="#f6e3cf"/><path d="M100 190c-14-34 8-78 52-82 30-4 44 18 78 14 42-4 76 12 76 42 0 20-14 28-34 28H120c-10 0-16 2-20-2z" fill="#b8413a"/>
  <g fill="none" stroke="#f1b7a8" stroke-width="5" stroke-linecap="round"><path d="M130 150c14-10 22 8 36-2M190 168c14-10 24 8 40-4M236 142c12-6 20 4 34-2M140 176c10-4 16 2 24 0"/></g><circle cx="140" cy="130" r="12" fill="#f6e3cf"/><path d="M268 96c10-22 34-30 50-26-4 18-20 34-44 34 2-8 14-18 28-24-16 2-28 8-34 16z" fill="#3d8b4d"/><circle cx="306" cy="204" r="6" fill="${pop}"/>`

/** Groceries and meals. */
export const food = {
  coffee,
  pizza,
  burger,
  fruit,
  milk,
  bread,
  cereal,
  chocolate,
  bottle,
  sodaCan,
  tin,
  iceCream,
  fish,
  flourBag,
  steak,
}
