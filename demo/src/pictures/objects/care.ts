import { shine, type Sketch } from '../object.ts'

const lotion: Sketch = ({ body, trim, pop }) => `
  <path d="M152 46h62a12 12 0 0 1 12 12v6h-16v26h-20V64h-38z" fill="${trim}"/><rect x="176" y="86" width="48" height="20" rx="5" fill="${trim}"/><path d="M152 104h96c14 8 20 20 20 38v92a18 18 0 0 1-18 18H150a18 18 0 0 1-18-18v-92c0-18 6-30 20-38z" fill="${body}"/>${shine('M144 128c4-10 10-16 16-18v134h-8a10 10 0 0 1-10-10z', 0.25)}
  <rect x="152" y="146" width="96" height="80" rx="10" fill="#fffdf8"/><path d="M200 158c22 14 22 34 0 46-22-12-22-32 0-46z" fill="${pop}"/><path d="M172 214h56" stroke="${trim}" stroke-width="5" stroke-linecap="round"/>`

const lipstick: Sketch = ({ body, trim, pop }) => `
  <path d="M138 130V84c0-12 34-32 44-28v74z" fill="#c23a52"/>${shine('M146 126V88c0-6 8-14 14-18v56z', 0.3)}<rect x="132" y="126" width="56" height="46" fill="${pop}"/><rect x="124" y="168" width="72" height="84" rx="6" fill="${trim}"/>${shine('M132 172h12v76h-12z', 0.2)}<rect x="216" y="130" width="68" height="122" rx="8" fill="${body}"/><rect x="216" y="222" width="68" height="14" fill="${pop}"/>${shine('M226 136h12v110h-12z', 0.25)}`

const perfume: Sketch = ({ body, trim, pop }) => `
  <rect x="172" y="46" width="56" height="46" rx="7" fill="${trim}"/><rect x="182" y="90" width="36" height="18" fill="${pop}"/><rect x="118" y="106" width="164" height="146" rx="24" fill="#fff" opacity=".6"/><path d="M128 150q36-14 72 0t72 0v76a16 16 0 0 1-16 16H144a16 16 0 0 1-16-16z" fill="${body}"/><rect x="118" y="106" width="164" height="146" rx="24" fill="none" stroke="#fff" stroke-width="6" opacity=".9"/>
  <rect x="162" y="166" width="76" height="46" rx="5" fill="#fffdf8"/><path d="M178 182h44m-34 14h24" stroke="${trim}" stroke-width="5" stroke-linecap="round"/><path d="M138 126v96" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".8"/>`

const toothbrush: Sketch = ({ body, trim, pop }) => `
  <g transform="rotate(24 200 150)"><rect x="184" y="120" width="34" height="136" rx="16" fill="${body}"/><rect x="193" y="66" width="16" height="60" fill="${trim}"/><rect x="182" y="34" width="24" height="52" rx="9" fill="${trim}"/><path d="M156 38h26v44h-26z" fill="#fff"/><path d="M156 38h26v14h-26z" fill="${pop}"/><circle cx="201" cy="156" r="9" fill="#fff"/><path d="M201 178v10m0 8v10m0 8v10" stroke="#fff" stroke-width="5" opacity=".6" stroke-linecap="round"/></g>
  <g transform="rotate(-20 290 190)"><path d="M262 108h60l-8 108h-44z" fill="#fffdf8"/><path d="M256 94h72v18h-72z" fill="${trim}" opacity=".35"/><rect x="278" y="216" width="28" height="24" rx="5" fill="${trim}"/><path d="M266 140h52l-4 40h-44z" fill="${pop}"/><path d="M280 160h26" stroke="#fff" stroke-width="7" stroke-linecap="round"/></g>`

const razor: Sketch = ({ body, trim, pop }) => `
  <g transform="rotate(22 200 150)"><path d="M190 96h20l8 132a18 18 0 0 1-36 0z" fill="${body}"/><path d="M190 140h20m-21 16h22m-23 16h24m-25 16h26m-27 16h28" stroke="${trim}" stroke-width="5" opacity=".6"/><path d="M186 100 160 82h80l-26 18z" fill="${trim}"/><rect x="136" y="40" width="128" height="48" rx="12" fill="${trim}"/><path d="M150 54h100m-100 11h100m-100 11h100" stroke="#e8ebed" stroke-width="4"/><rect x="136" y="40" width="128" height="10" rx="5" fill="${pop}"/></g><g fill="#fff" opacity=".9"><circle cx="304" cy="214" r="30"/><circle cx="274" cy="228" r="24"/><circle cx="332" cy="230" r="22"/><circle cx="304" cy="190" r="18"/></g>`

const vitamins: Sketch = ({ body, trim, pop }) => `
  <rect x="136" y="54" width="108" height="38" rx="9" fill="${trim}"/><g stroke="#fff" stroke-width="4" opacity=".25"><path d="M152 60v26m16-26v26m16-26v26m16-26v26m16-26v26m14-26v26"/></g><path d="M146 92h88v10c14 6 20 14 20 28v104a18 18 0 0 1-18 18h-92a18 18 0 0 1-18-18V130c0-14 6-22 20-28z" fill="${body}"/><rect x="126" y="138" width="128" height="82" fill="#fffdf8"/><path d="M190 152v52m-26-26h52" stroke="${pop}" stroke-width="17" stroke-linecap="round"/>${shine('M134 124h12v120h-6a12 12 0 0 1-6-10z', 0.3)}
  <g transform="rotate(-24 300 234)"><rect x="270" y="220" width="66" height="28" rx="14" fill="#fffdf8"/><path d="M303 220h19a14 14 0 0 1 0 28h-19z" fill="${pop}"/></g><circle cx="280" cy="202" r="15" fill="#fffdf8"/><path d="M268 202h24" stroke="${trim}" stroke-width="3" opacity=".5"/>`

const hairDryer: Sketch = ({ body, trim, pop }) => `
  <path d="M198 160h54l22 78a12 12 0 0 1-12 14h-30a12 12 0 0 1-12-10z" fill="${trim}"/><path d="M120 84c40-22 120-26 160-6 40 20 40 72 0 92-40 18-120 14-160-8z" fill="${body}"/><path d="M88 92h36v62H88a8 8 0 0 1-8-8v-46a8 8 0 0 1 8-8z" fill="${trim}"/><circle cx="266" cy="124" r="30" fill="${trim}"/><g stroke="#fff" stroke-width="4" opacity=".4"><path d="M248 112h36m-40 12h44m-40 12h36"/></g>${shine('M132 92c30-12 80-16 112-12-30 6-70 12-108 26z', 0.28)}<rect x="222" y="188" width="14" height="30" rx="7" fill="${pop}"/><path d="M62 100c-14 8-22-6-36 2m34 20c-14 8-22-6-36 2m38 20c-14 8-22-6-36 2" fill="none" stroke="${pop}" stroke-width="7" stroke-linecap="round"/>`

const firstAid: Sketch = ({ body, trim }) => `
  <path d="M156 102V82a14 14 0 0 1 14-14h60a14 14 0 0 1 14 14v20" fill="none" stroke="${trim}" stroke-width="12"/><rect x="80" y="100" width="240" height="152" rx="20" fill="${body}"/><path d="M80 192h240v40a20 20 0 0 1-20 20H100a20 20 0 0 1-20-20z" fill="${trim}" opacity=".3"/><circle cx="200" cy="174" r="50" fill="#fffdf8"/><path d="M200 144v60m-30-30h60" stroke="#c8402f" stroke-width="20"/>${shine('M100 100h60l-70 130a20 20 0 0 1-10-18v-92a20 20 0 0 1 20-20z', 0.14)}`

const soap: Sketch = ({ body, trim, pop }) => `
  <path d="M64 196h272l-20 44a20 20 0 0 1-18 12H102a20 20 0 0 1-18-12z" fill="${trim}"/><rect x="104" y="128" width="192" height="82" rx="36" fill="${body}"/><rect x="126" y="146" width="148" height="44" rx="20" fill="#fff" opacity=".25"/><path d="M168 168h64" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".9"/>${shine('M120 146c8-10 16-12 30-12h90l-110 22z', 0.3)}<g fill="#fff" opacity=".85"><circle cx="272" cy="112" r="20"/><circle cx="302" cy="134" r="13"/><circle cx="244" cy="98" r="12"/><circle cx="286" cy="78" r="9"/></g><circle cx="266" cy="106" r="5" fill="${pop}"/><path d="M58 190h284v12H58z" fill="${pop}"/>`

const nailPolish: Sketch = ({ body, trim, pop }) => `
  <path d="M132 60h40l6 92h-52z" fill="${trim}"/><path d="M112 152h80c10 6 14 14 14 26v56a18 18 0 0 1-18 18h-72a18 18 0 0 1-18-18v-56c0-12 4-20 14-26z" fill="${body}"/>${shine('M112 174c2-6 6-10 10-12v80h-6a8 8 0 0 1-6-8z', 0.4)}<path d="M240 82h36l6 70h-48z" fill="${trim}"/><path d="M224 152h68c10 6 14 14 14 26v56a18 18 0 0 1-18 18h-60a18 18 0 0 1-18-18v-56c0-12 4-20 14-26z" fill="${pop}"/>${shine('M224 174c2-6 6-10 10-12v80h-6a8 8 0 0 1-6-8z', 0.5)}`

/** Health and beauty. */
export const care = { lotion, lipstick, perfume, toothbrush, razor, vitamins, hairDryer, firstAid, soap, nailPolish }
