import { shade, shine, type Sketch } from '../object.ts'

const officeChair: Sketch = ({ body, trim, pop }) => `
  <path d="M148 52c30-10 74-10 104 0 10 34 8 72-4 98h-96c-12-26-14-64-4-98z" fill="${body}"/>${shine('M156 62c10-4 20-6 28-6-6 30-4 60 4 88h-28c-10-24-12-56-4-82z', 0.2)}<rect x="192" y="148" width="16" height="26" fill="${trim}"/><path d="M122 166h156a16 16 0 0 1 0 32H122a16 16 0 0 1 0-32z" fill="${body}"/>${shade('M106 184h188a16 16 0 0 1-16 14H122a16 16 0 0 1-16-14z')}
  <path d="M112 128v40m176-40v40" stroke="${trim}" stroke-width="9"/><path d="M94 126h40m132 0h40" stroke="${trim}" stroke-width="13" stroke-linecap="round"/><rect x="192" y="198" width="16" height="30" fill="${trim}"/><path d="M200 224 132 242m68-18 68 18m-68-18v22" stroke="${trim}" stroke-width="10" stroke-linecap="round"/><g fill="${pop}"><circle cx="130" cy="246" r="9"/><circle cx="200" cy="248" r="9"/><circle cx="270" cy="246" r="9"/></g>`

const deskTable: Sketch = ({ body, trim, pop }) => `
  <rect x="48" y="130" width="304" height="18" rx="6" fill="${body}"/><path d="M70 148h14l-8 104H64zm246 0h14l8 104h-14z" fill="${trim}"/><rect x="226" y="148" width="92" height="62" rx="5" fill="${trim}"/><path d="M234 156h76v20h-76zm0 26h76v20h-76z" fill="${body}"/><path d="M264 166h16m-16 26h16" stroke="#fff" stroke-width="5" stroke-linecap="round"/>
  <rect x="96" y="72" width="98" height="48" rx="5" fill="${trim}"/><rect x="102" y="78" width="86" height="36" rx="2" fill="${pop}" opacity=".85"/><path d="M136 120h18v10h-18z" fill="${trim}"/><path d="M262 130h26l-4-28h-18z" fill="${pop}"/><path d="M268 104V76m8 26 8-30m-4 32 18-24" stroke="${trim}" stroke-width="5" stroke-linecap="round"/>`

const paper: Sketch = ({ body, trim, pop }) => `
  <path d="M76 214 200 176l124 38-124 40z" fill="#d8d3c6"/><path d="M76 120v94l124 40v-94z" fill="${body}"/><path d="M324 120v94l-124 40v-94z" fill="${trim}"/><path d="M76 120 200 84l124 36-124 40z" fill="#fffdf8"/><path d="m98 108 124-36 102 48-14 4-110-28-96 28z" fill="#fff"/><path d="M76 152v28l124 40v-28zm248 0v28l-124 40v-28z" fill="${pop}"/><path d="m100 176 60 19" stroke="#fff" stroke-width="8" stroke-linecap="round"/>`

const pencils: Sketch = ({ body, trim, pop }) => `
  <g transform="rotate(-14 160 120)"><path d="M146 70h26v110h-26z" fill="${pop}"/><path d="m146 70 13-30 13 30z" fill="#f1d3a0"/><path d="m154 52 5-12 5 12z" fill="${trim}"/></g><path d="M186 64h28v120h-28z" fill="${trim}"/><path d="m186 64 8-22h12l8 22z" fill="#e9e5da"/><path d="M194 42h12l-6-12z" fill="#14110f"/><g transform="rotate(14 240 120)"><path d="M228 76h26v110h-26z" fill="#d9573f"/><path d="m228 76 13-30 13 30z" fill="#f1d3a0"/><path d="m236 58 5-12 5 12z" fill="#d9573f"/><path d="M236 76h9v110h-9z" fill="#fff" opacity=".2"/></g>
  <path d="M124 146h152l-10 94a14 14 0 0 1-14 12H148a14 14 0 0 1-14-12z" fill="${body}"/><path d="M124 146h152l-2 16H126z" fill="${trim}" opacity=".4"/>${shine('M136 162h20l8 90h-16a14 14 0 0 1-14-12z', 0.2)}<path d="M168 206h64" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".6"/>`

const notebook: Sketch = ({ body, trim, pop }) => `
  <rect x="140" y="54" width="152" height="200" rx="10" fill="#fffdf8"/><rect x="126" y="50" width="156" height="200" rx="12" fill="${body}"/><rect x="166" y="84" width="92" height="54" rx="7" fill="#fffdf8"/><path d="M180 102h64m-64 18h42" stroke="${trim}" stroke-width="5" stroke-linecap="round"/><rect x="254" y="50" width="13" height="200" fill="${pop}"/>${shine('M138 50h14v200h-14a12 12 0 0 1-12-12V62a12 12 0 0 1 12-12z', 0.16)}<g fill="none" stroke="#c3c8cc" stroke-width="7" stroke-linecap="round"><path d="M114 78h22m-22 28h22m-22 28h22m-22 28h22m-22 28h22m-22 28h22"/></g>`

const creditCard: Sketch = ({ body, trim, pop }) => `
  <g transform="rotate(-12 200 150)"><rect x="96" y="60" width="236" height="148" rx="16" fill="${trim}" transform="rotate(14 214 134)"/><rect x="76" y="92" width="248" height="156" rx="18" fill="${body}"/>${shine('M76 220 230 92h76a18 18 0 0 1 18 18v10L150 248H94a18 18 0 0 1-18-18z', 0.12)}<rect x="100" y="128" width="44" height="34" rx="7" fill="${pop}"/><path d="M100 145h44m-28-17v34m14-34v34" stroke="${trim}" stroke-width="2.500" opacity=".6"/>
  <path d="M100 190h40m12 0h40m12 0h40m12 0h34" stroke="#fff" stroke-width="8" stroke-linecap="round"/><path d="M100 220h88" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".6"/><path d="M268 132a16 16 0 0 1 0 28m12-36a28 28 0 0 1 0 44m12-52a40 40 0 0 1 0 60" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".85"/></g>`

const piggyBank: Sketch = ({ body, trim, pop }) => `
  <circle cx="206" cy="58" r="22" fill="#f0b93a"/><circle cx="206" cy="58" r="14" fill="none" stroke="#b98512" stroke-width="4"/><path d="M206 50v16" stroke="#b98512" stroke-width="4" stroke-linecap="round"/><path d="M128 224h32l4 28h-32zm106 0h34l-4 28h-30z" fill="${trim}"/><path d="M104 160c4-46 48-76 104-76 40 0 74 18 90 48l26 6v48l-26 6c-18 36-52 48-92 48-60 0-106-26-102-80z" fill="${body}"/>
  <path d="M246 96c8-20 28-26 42-22-2 20-8 30-20 38z" fill="${trim}"/><circle cx="270" cy="140" r="7" fill="${trim}"/><path d="M312 154v16" stroke="${trim}" stroke-width="7" stroke-linecap="round"/><path d="M180 96h52" stroke="${trim}" stroke-width="9" stroke-linecap="round"/><path d="M104 168c-24 4-34-10-26-24s24-4 16 8" fill="none" stroke="${body}" stroke-width="8" stroke-linecap="round"/>${shine('M128 150c6-24 24-40 46-46-14 14-24 34-26 60-12 6-24 2-20-14z', 0.25)}<circle cx="258" cy="170" r="12" fill="${pop}" opacity=".5"/>`

const coins: Sketch = ({ trim }) => `
  <g fill="#eeb33c"><path d="M92 218h104v26c0 12-104 12-104 0zM92 188h104v26c0 12-104 12-104 0z"/><path d="M204 228h104v18c0 12-104 12-104 0zM204 198h104v26c0 12-104 12-104 0zM204 168h104v26c0 12-104 12-104 0zM204 138h104v26c0 12-104 12-104 0z"/></g><g fill="${trim}" opacity=".22"><path d="M92 214c0 12 104 12 104 0v6c0 12-104 12-104 0zM204 224c0 12 104 12 104 0v6c0 12-104 12-104 0zm0-30c0 12 104 12 104 0v6c0 12-104 12-104 0zm0-30c0 12 104 12 104 0v6c0 12-104 12-104 0z"/></g><ellipse cx="144" cy="188" rx="52" ry="13" fill="#fff3cf"/><ellipse cx="256" cy="138" rx="52" ry="13" fill="#fff3cf"/>
  <circle cx="150" cy="112" r="52" fill="#eeb33c"/><circle cx="150" cy="112" r="40" fill="none" stroke="#fff3cf" stroke-width="6"/><path d="M150 86v52m-16-12c4 10 32 10 32-2 0-16-32-8-32-24 0-10 24-14 32-2" fill="none" stroke="${trim}" stroke-width="7" stroke-linecap="round"/>`

const gradCap: Sketch = ({ body, trim, pop }) => `
  <path d="M122 148v58c20 28 136 28 156 0v-58z" fill="${trim}"/><path d="M200 74 362 136 200 198 38 136z" fill="${body}"/>${shine('M200 74 88 117l150 26z', 0.13)}<path d="m200 136 112 26v52" fill="none" stroke="${pop}" stroke-width="6" stroke-linecap="round"/><circle cx="200" cy="136" r="8" fill="${pop}"/><path d="M302 210h20l6 36h-32z" fill="${pop}"/><path d="M304 222h16" stroke="${trim}" stroke-width="4"/>`

const shield: Sketch = ({ body, trim, pop }) => `
  <path d="M200 46c30 20 62 30 98 32 2 84-26 144-98 176-72-32-100-92-98-176 36-2 68-12 98-32z" fill="${trim}"/><path d="M200 66c26 16 52 24 80 27 0 68-24 112-80 139-56-27-80-71-80-139 28-3 54-11 80-27z" fill="${body}"/><path d="M200 66v166c-56-27-80-71-80-139 28-3 54-11 80-27z" fill="#fff" opacity=".14"/><rect x="164" y="138" width="72" height="58" rx="10" fill="#fffdf8"/><path d="M178 140v-16a22 22 0 0 1 44 0v16" fill="none" stroke="#fffdf8" stroke-width="10"/><circle cx="200" cy="162" r="8" fill="${pop}"/><path d="M200 162v18" stroke="${pop}" stroke-width="6" stroke-linecap="round"/>`

const simCard: Sketch = ({ body, trim, pop }) => `
  <path d="M132 50h96l52 52v140a12 12 0 0 1-12 12H132a12 12 0 0 1-12-12V62a12 12 0 0 1 12-12z" fill="${body}"/>${shine('M132 50h60l-72 130V62a12 12 0 0 1 12-12z', 0.14)}<rect x="148" y="140" width="104" height="84" rx="13" fill="${pop}"/><path d="M148 168h34v28h-34m104-28h-34v28h34m-52-56v28m0 28v28" fill="none" stroke="${trim}" stroke-width="4"/><rect x="182" y="164" width="36" height="36" rx="6" fill="none" stroke="${trim}" stroke-width="4"/><path d="M150 112v-10m16 10V94m16 18V86m16 26V78" stroke="#fff" stroke-width="9" stroke-linecap="round"/>`

const headset: Sketch = ({ body, trim, pop }) => `
  <path d="M116 176v-22a84 84 0 0 1 168 0v22" fill="none" stroke="${trim}" stroke-width="14"/><rect x="96" y="162" width="44" height="70" rx="18" fill="${body}"/><rect x="260" y="162" width="44" height="70" rx="18" fill="${body}"/><path d="M284 230c-4 20-30 26-62 24" fill="none" stroke="${trim}" stroke-width="7"/><rect x="196" y="243" width="34" height="19" rx="9" fill="${pop}"/><path d="M152 120h96a14 14 0 0 1 14 14v34a14 14 0 0 1-14 14h-34l-20 20v-20h-42a14 14 0 0 1-14-14v-34a14 14 0 0 1 14-14z" fill="#fffdf8"/><g fill="${trim}"><circle cx="176" cy="151" r="7"/><circle cx="200" cy="151" r="7"/><circle cx="224" cy="151" r="7"/></g>`

/** Work, study, money and services. */
export const desk = {
  officeChair,
  deskTable,
  paper,
  pencils,
  notebook,
  creditCard,
  piggyBank,
  coins,
  gradCap,
  shield,
  simCard,
  headset,
}
