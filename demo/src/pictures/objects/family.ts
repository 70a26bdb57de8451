import { shade, shine, type Sketch } from '../object.ts'

const crib: Sketch = ({ body, trim, pop }) => `
  <path d="M200 40v26M200 66h-50m50 0h50M150 66v18m50-18v26m50-26v18" stroke="${trim}" stroke-width="4"/><circle cx="150" cy="92" r="11" fill="${pop}"/><path d="m200 90 5 10 11 1-8 8 2 11-10-5-10 5 2-11-8-8 11-1z" fill="${pop}"/><circle cx="250" cy="92" r="11" fill="${pop}"/>
  <path d="M86 186h228v34H86z" fill="#fffdf8"/><path d="M190 176c40-12 90-8 124 4v24H190z" fill="${pop}"/><rect x="100" y="164" width="62" height="30" rx="14" fill="#fff"/>
  <path d="M72 124h16v128H72zm240 0h16v128h-16z" fill="${body}"/><path d="M72 132h256v15H72zm0 80h256v16H72z" fill="${body}"/><g stroke="${body}" stroke-width="9"><path d="M114 140v76m28-76v76m28-76v76m30-76v76m30-76v76m28-76v76m28-76v76"/></g><circle cx="80" cy="120" r="11" fill="${trim}"/><circle cx="320" cy="120" r="11" fill="${trim}"/>`

const stroller: Sketch = ({ body, trim, pop }) => `
  <path d="M266 168 326 72l26-6" fill="none" stroke="${trim}" stroke-width="10" stroke-linecap="round" stroke-linejoin="round"/><path d="M150 188l96 40m8-44-98 44" stroke="${trim}" stroke-width="9" stroke-linecap="round"/><path d="M100 138h192c0 42-28 62-70 62h-52c-42 0-70-20-70-62z" fill="${body}"/>
  <path d="M196 138V54c-54 0-96 34-96 84z" fill="${trim}"/><path d="M196 138 128 78m68 60V54" stroke="#fff" stroke-width="4" opacity=".3"/><path d="M100 138h192l-2 14H102z" fill="${pop}"/>${shine('M112 152h30c2 20 12 34 28 44-34-2-54-16-58-44z', 0.18)}
  <circle cx="148" cy="228" r="25" fill="#24272a"/><circle cx="148" cy="228" r="11" fill="${pop}"/><circle cx="256" cy="228" r="25" fill="#24272a"/><circle cx="256" cy="228" r="11" fill="${pop}"/>`

const blocks: Sketch = ({ body, trim, pop }) => `
  <rect x="96" y="160" width="92" height="92" rx="12" fill="${body}"/><rect x="204" y="160" width="92" height="92" rx="12" fill="${pop}"/><rect x="150" y="64" width="92" height="92" rx="12" fill="${trim}" transform="rotate(-6 196 110)"/><rect x="108" y="172" width="68" height="68" rx="7" fill="#fff" opacity=".25"/><rect x="216" y="172" width="68" height="68" rx="7" fill="#fff" opacity=".3"/>
  <path d="m142 184 24 44h-48z" fill="#fff"/><circle cx="250" cy="206" r="23" fill="#fff"/><g transform="rotate(-6 196 110)"><rect x="162" y="76" width="68" height="68" rx="7" fill="#fff" opacity=".2"/><path d="m196 84 8 17 19 2-14 13 4 19-17-10-17 10 4-19-14-13 19-2z" fill="#fff"/></g>`

const teddy: Sketch = ({ body, trim, pop }) => `
  <circle cx="148" cy="72" r="24" fill="${body}"/><circle cx="252" cy="72" r="24" fill="${body}"/><circle cx="148" cy="72" r="12" fill="#f3dcc0"/><circle cx="252" cy="72" r="12" fill="#f3dcc0"/><ellipse cx="200" cy="202" rx="62" ry="54" fill="${body}"/><circle cx="130" cy="186" r="26" fill="${body}"/><circle cx="270" cy="186" r="26" fill="${body}"/>
  <circle cx="150" cy="230" r="27" fill="${body}"/><circle cx="250" cy="230" r="27" fill="${body}"/><circle cx="150" cy="232" r="14" fill="#f3dcc0"/><circle cx="250" cy="232" r="14" fill="#f3dcc0"/><ellipse cx="200" cy="208" rx="34" ry="32" fill="#f3dcc0"/>${shade('M150 160c30 18 70 18 100 0l4 12c-34 16-74 16-108 0z', 0.14)}<circle cx="200" cy="112" r="62" fill="${body}"/>
  <ellipse cx="200" cy="130" rx="30" ry="24" fill="#f3dcc0"/><ellipse cx="200" cy="120" rx="11" ry="8" fill="${trim}"/><path d="M200 128v8m-12 4q12 10 24 0" fill="none" stroke="${trim}" stroke-width="4" stroke-linecap="round"/><circle cx="176" cy="100" r="6.500" fill="${trim}"/><circle cx="224" cy="100" r="6.500" fill="${trim}"/><path d="m200 172-30-16v32zm0 0 30-16v32z" fill="${pop}"/><circle cx="200" cy="172" r="8" fill="${trim}"/>`

const babyBottle: Sketch = ({ body, trim, pop }) => `
  <path d="M186 66c-6-28 34-28 28 0l4 22h-36z" fill="#f2c9a1"/><rect x="156" y="84" width="88" height="30" rx="9" fill="${body}"/><path d="M164 114h72c4 12 12 18 12 36v84a18 18 0 0 1-18 18h-60a18 18 0 0 1-18-18v-84c0-18 8-24 12-36z" fill="#fff" opacity=".75"/><path d="M152 162h96v72a18 18 0 0 1-18 18h-60a18 18 0 0 1-18-18z" fill="#fff7e6"/>
  <path d="M152 162q24-10 48 0t48 0" fill="none" stroke="${pop}" stroke-width="4"/><g stroke="${trim}" stroke-width="4" stroke-linecap="round"><path d="M226 150h16m-10 18h10m-16 18h16m-10 18h10m-16 18h16"/></g><path d="M176 196c-10-14 10-24 18-10 8-14 28-4 18 10l-18 20z" fill="${body}"/><path d="M160 128v100" stroke="#fff" stroke-width="6" stroke-linecap="round"/><path d="M156 96h88" stroke="${trim}" stroke-width="4" opacity=".35"/>`

const dogBowl: Sketch = ({ body, trim, pop }) => `
  <g fill="#8a5a33"><circle cx="136" cy="148" r="17"/><circle cx="166" cy="136" r="19"/><circle cx="200" cy="130" r="20"/><circle cx="234" cy="136" r="19"/><circle cx="264" cy="148" r="17"/><circle cx="184" cy="148" r="18"/><circle cx="220" cy="150" r="18"/></g><g fill="#a8744a"><circle cx="162" cy="132" r="7"/><circle cx="198" cy="124" r="7"/><circle cx="230" cy="131" r="7"/></g>
  <path d="M106 158h188l36 82a9 9 0 0 1-8 12H78a9 9 0 0 1-8-12z" fill="${body}"/><rect x="98" y="150" width="204" height="18" rx="9" fill="${trim}"/>${shine('M112 168h24l-24 84H80z', 0.16)}
  <path d="M166 200a13 13 0 1 1 18-12h32a13 13 0 1 1 18 12 13 13 0 1 1-18 20h-32a13 13 0 1 1-18-20z" fill="#fff"/><path d="M70 240h260l2 6a9 9 0 0 1-9 6H78a9 9 0 0 1-8-12z" fill="${pop}"/>`

const petFood: Sketch = ({ body, trim, pop }) => `
  <path d="M126 74 140 58h120l14 16-8 20 10 146a12 12 0 0 1-12 12H136a12 12 0 0 1-12-12l10-146z" fill="${body}"/><path d="M126 74 140 58h120l14 16-8 20H134z" fill="${trim}"/><path d="M132 78h136" stroke="#fff" stroke-width="4" stroke-dasharray="7 5" opacity=".5"/><path d="M134 206h132l5 46H129z" fill="${pop}" opacity=".9"/>
  <circle cx="200" cy="152" r="44" fill="#fff" opacity=".93"/><path d="M200 148c16 0 26 16 22 26-4 8-14 4-22 4s-18 4-22-4c-4-10 6-26 22-26z" fill="${trim}"/><g fill="${trim}"><ellipse cx="174" cy="146" rx="8" ry="10"/><ellipse cx="190" cy="130" rx="8" ry="11"/><ellipse cx="211" cy="130" rx="8" ry="11"/><ellipse cx="227" cy="146" rx="8" ry="10"/></g>${shine('M136 96h16l-8 156h-12a8 8 0 0 1-6-8z', 0.18)}`

const petToy: Sketch = ({ body, trim, pop }) => `
  <path d="M64 214c30-60 80-20 116-60s60-80 120-70" fill="none" stroke="#fbf3e1" stroke-width="22" stroke-linecap="round"/><path d="M64 214c30-60 80-20 116-60s60-80 120-70" fill="none" stroke="${trim}" stroke-width="22" stroke-linecap="round" stroke-dasharray="7 15" opacity=".65"/><circle cx="76" cy="206" r="24" fill="${body}"/><path d="m46 226-18 14m28-6-10 20m32-22 0 22" stroke="${body}" stroke-width="7" stroke-linecap="round"/>
  <circle cx="300" cy="88" r="26" fill="${body}"/><path d="m322 74 22-12m-16 26h24m-28 10 18 14" stroke="${body}" stroke-width="7" stroke-linecap="round"/><circle cx="232" cy="200" r="52" fill="${pop}"/><path d="M190 170c26 6 40 30 36 80m50-78c-20 4-28 26-22 74" fill="none" stroke="#fff" stroke-width="7" opacity=".85"/>`

const catTree: Sketch = ({ body, trim, pop }) => `
  <rect x="96" y="236" width="208" height="17" rx="7" fill="${trim}"/><rect x="132" y="150" width="24" height="88" fill="#d9b98a"/><rect x="244" y="96" width="24" height="142" fill="#d9b98a"/><g stroke="#b08d5a" stroke-width="3"><path d="M132 162h24m-24 14h24m-24 14h24m-24 14h24m-24 14h24M244 110h24m-24 14h24m-24 14h24m-24 14h24m-24 14h24m-24 14h24m-24 14h24m-24 14h24"/></g>
  <rect x="100" y="136" width="96" height="18" rx="8" fill="${body}"/><rect x="206" y="82" width="100" height="18" rx="8" fill="${body}"/><path d="M256 154v20" stroke="${trim}" stroke-width="3"/><path d="M196 150v30" stroke="${trim}" stroke-width="3"/><circle cx="196" cy="188" r="10" fill="${pop}"/>
  <path d="M214 84c-2-24 8-34 24-36 0-8 2-16 4-20l12 10h10l12-10c4 8 4 20 0 30 12 6 16 16 14 26z" fill="${trim}"/><circle cx="252" cy="48" r="3.500" fill="${pop}"/><circle cx="268" cy="48" r="3.500" fill="${pop}"/><path d="M216 78c-16 10-18 34-4 42" fill="none" stroke="${trim}" stroke-width="9" stroke-linecap="round"/>`

const kite: Sketch = ({ body, trim, pop }) => `
  <path d="M236 44 316 98l-56 92-96-44z" fill="${body}"/><path d="M236 44 316 98l-104 24z" fill="${pop}"/><path d="m236 44-72 102 48-24z" fill="${trim}"/><path d="m236 44 24 146M164 146l152-48" stroke="#fff" stroke-width="4" opacity=".7"/>
  <path d="M260 190c-10 40-60 10-80 34s-50 10-70 24" fill="none" stroke="${trim}" stroke-width="5"/><path d="m222 214-14-14v26zm0 0 14-12v24zm-62 16-14-12v24zm0 0 14-14v26z" fill="${pop}"/><g fill="#fff" opacity=".8"><path d="M76 96a16 16 0 0 1 30-8 18 18 0 0 1 30 12H66a10 10 0 0 1 10-4z"/></g>`

/** For children and for animals. */
export const family = { crib, stroller, blocks, teddy, babyBottle, dogBowl, petFood, petToy, catTree, kite }
