import { shade, shine, type Sketch } from '../object.ts'

const plane: Sketch = ({ body, trim, pop }) => `
  <g transform="rotate(-14 200 150)"><path d="M44 150c0-14 22-26 58-28h192c36 0 58 12 66 30-10 16-30 24-66 24H102c-36-2-58-12-58-26z" fill="#fffdf8"/><path d="M44 150c0 14 22 24 58 26h192c36 0 56-8 66-24z" fill="${body}" opacity=".9"/>
  <path d="M60 134 36 68h34l46 56z" fill="${body}"/><path d="m186 156-70 82h36l108-78z" fill="${trim}"/><path d="m196 126-42-60h30l66 58z" fill="${trim}" opacity=".75"/><path d="M320 128c16 4 28 12 34 22h-30z" fill="${trim}"/>
  <g fill="${trim}"><rect x="130" y="134" width="11" height="12" rx="4"/><rect x="152" y="134" width="11" height="12" rx="4"/><rect x="174" y="134" width="11" height="12" rx="4"/><rect x="196" y="134" width="11" height="12" rx="4"/><rect x="218" y="134" width="11" height="12" rx="4"/><rect x="240" y="134" width="11" height="12" rx="4"/><rect x="262" y="134" width="11" height="12" rx="4"/></g><path d="M38 72h30l8 10H42z" fill="${pop}"/></g>
  <path d="M26 214h70M300 238h64M60 232h30" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".8"/>`

const suitcase: Sketch = ({ body, trim, pop }) => `
  <path d="M170 92V46h60v46" fill="none" stroke="${trim}" stroke-width="9"/><rect x="164" y="38" width="72" height="15" rx="7" fill="${trim}"/><rect x="122" y="86" width="156" height="152" rx="20" fill="${body}"/>
  <g stroke="${trim}" stroke-width="6" opacity=".32" stroke-linecap="round"><path d="M152 102v120m32-120v120m32-120v120m32-120v120"/></g>${shine('M142 86h20v152h-20a20 20 0 0 1-20-20V106a20 20 0 0 1 20-20z', 0.16)}<rect x="122" y="154" width="156" height="12" fill="${trim}"/><rect x="186" y="148" width="28" height="24" rx="6" fill="${pop}"/>
  <circle cx="146" cy="244" r="10" fill="${trim}"/><circle cx="254" cy="244" r="10" fill="${trim}"/><path d="M278 118h14v36h-14" fill="${pop}"/>`

const beach: Sketch = ({ body, trim, pop }) => `
  <circle cx="296" cy="92" r="34" fill="${pop}"/><path d="M54 232c40-40 240-46 292 0 6 12-4 20-16 20H70c-14 0-22-8-16-20z" fill="#ecd5a0"/><path d="M36 240q20-12 40 0t40 0 40 0 40 0 40 0 40 0 40 0 48 0v14H36z" fill="#6db6d6"/>
  <path d="M184 214c2-50 4-86 18-122l12 4c-10 36-12 70-10 118z" fill="#8a5a33"/><g fill="#2f8157"><path d="M206 96c-32-30-72-26-92 6 36-10 62-8 92-6z"/><path d="M206 96c-46-8-72 14-78 52 22-30 46-42 78-52z" fill="#3f9a69"/><path d="M206 96c16-40 56-46 84-24-34 2-56 10-84 24z"/><path d="M206 96c42-10 72 12 74 46-20-26-42-38-74-46z" fill="#3f9a69"/></g>
  <path d="m268 216 34-66" stroke="${trim}" stroke-width="6"/><path d="M236 154c28-32 74-34 104 10z" fill="${body}"/><path d="M268 148c8-10 28-16 44-8l-8 18z" fill="#fff" opacity=".7"/>`

const ship: Sketch = ({ body, trim, pop }) => `
  <path d="M96 152h196l-14 34H104z" fill="#fffdf8"/><path d="M122 118h146l10 34H112z" fill="#f1ede2"/><path d="M148 88h96l12 30H140z" fill="#fffdf8"/><path d="M162 54h26l4 34h-34zm48 0h26l4 34h-34z" fill="${pop}"/><path d="M160 62h30l1 10h-32zm48 0h30l1 10h-32z" fill="#fff" opacity=".7"/>
  <path d="M52 178h300l-38 62a20 20 0 0 1-18 12H104a20 20 0 0 1-18-10z" fill="${body}"/><path d="M52 178h300l-8 13H58z" fill="${trim}"/><g fill="${trim}"><circle cx="118" cy="214" r="7"/><circle cx="152" cy="214" r="7"/><circle cx="186" cy="214" r="7"/><circle cx="220" cy="214" r="7"/><circle cx="254" cy="214" r="7"/><circle cx="288" cy="214" r="7"/></g><g fill="${trim}" opacity=".55"><path d="M130 128h16v14h-16zm28 0h16v14h-16zm28 0h16v14h-16zm28 0h16v14h-16zm28 0h16v14h-16zM116 160h18v12h-18zm32 0h18v12h-18zm32 0h18v12h-18zm32 0h18v12h-18zm32 0h18v12h-18z"/></g>
  <path d="M30 240q20-14 42 0t42 0 42 0 42 0 42 0 42 0 42 0 42-2v18H30z" fill="#6db6d6"/>`

const ticket: Sketch = ({ body, trim, pop }) => `
  <g transform="rotate(-10 200 160)"><path d="M84 84h250v36a18 18 0 0 0 0 36v36H84v-36a18 18 0 0 0 0-36z" fill="${trim}" transform="rotate(14 200 150)"/><path d="M66 104h268v40a20 20 0 0 0 0 40v40H66v-40a20 20 0 0 0 0-40z" fill="${body}"/><path d="M258 112v104" stroke="#fff" stroke-width="5" stroke-dasharray="9 9"/>
  <path d="m160 130 10 22 24 3-18 16 5 24-21-12-21 12 5-24-18-16 24-3z" fill="${pop}"/><path d="M284 140v48m16-48v48m12-48v48" stroke="#fff" stroke-width="5" opacity=".85"/><path d="M210 146h30m-30 18h30m-30 18h20" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".6"/>${shine('M66 104h90L66 140z', 0.16)}</g>`

const train: Sketch = ({ body, trim, pop }) => `
  <path d="M64 110h176c60 0 100 40 112 92a24 24 0 0 1-23 30H64z" fill="${body}"/><path d="M64 196h286c4 14 0 36-21 36H64z" fill="#fffdf8"/><path d="M64 186h284l3 12H64z" fill="${pop}"/><path d="M252 128c36 4 60 22 74 52h-60a14 14 0 0 1-14-14z" fill="${trim}"/>${shine('M262 132c20 4 36 12 48 24l-30 8z', 0.3)}
  <g fill="${trim}"><rect x="80" y="130" width="44" height="36" rx="8"/><rect x="138" y="130" width="44" height="36" rx="8"/><rect x="196" y="130" width="40" height="36" rx="8"/></g><path d="M48 244h320" stroke="${trim}" stroke-width="8" stroke-linecap="round"/><g fill="${trim}"><circle cx="104" cy="234" r="12"/><circle cx="140" cy="234" r="12"/><circle cx="264" cy="234" r="12"/><circle cx="300" cy="234" r="12"/></g><circle cx="338" cy="206" r="6" fill="#fff4c8"/>`

const backpack: Sketch = ({ body, trim, pop }) => `
  <path d="M168 80a32 28 0 0 1 64 0" fill="none" stroke="${trim}" stroke-width="11"/><path d="M128 140c-26 6-30 60-22 92h24zm144 0c26 6 30 60 22 92h-24z" fill="${trim}"/><rect x="126" y="76" width="148" height="178" rx="46" fill="${body}"/>
  <path d="M130 116c10-50 130-50 140 0v14c-40 18-100 18-140 0z" fill="${trim}" opacity=".35"/><rect x="144" y="166" width="112" height="74" rx="17" fill="${trim}"/><path d="M144 190h112" stroke="${body}" stroke-width="5"/><rect x="194" y="186" width="12" height="20" rx="4" fill="${pop}"/><path d="M166 114h68" stroke="#fff" stroke-width="6" opacity=".5" stroke-linecap="round"/><rect x="186" y="128" width="28" height="20" rx="5" fill="${pop}"/>${shine('M134 120c2-20 12-34 26-40-6 14-8 30-8 50v104c-12-8-18-14-18-30z', 0.16)}`

const duffel: Sketch = ({ body, trim, pop }) => `
  <path d="M140 140c0-84 120-84 120 0" fill="none" stroke="${trim}" stroke-width="11"/><path d="M98 124h204c32 0 48 30 48 66s-16 62-48 62H98c-32 0-48-26-48-62s16-66 48-66z" fill="${body}"/><path d="M98 124c-32 0-48 30-48 66s16 62 48 62c18-28 18-100 0-128zm204 0c32 0 48 30 48 66s-16 62-48 62c-18-28-18-100 0-128z" fill="${trim}"/>
  <path d="M106 140h188" stroke="${trim}" stroke-width="5" stroke-dasharray="10 5"/><path d="M138 126v126m124-126v126" stroke="${trim}" stroke-width="12"/><rect x="162" y="176" width="76" height="54" rx="10" fill="${trim}" opacity=".4"/><path d="M174 194h52" stroke="${pop}" stroke-width="8" stroke-linecap="round"/>${shine('M112 148h176v12H114z', 0.2)}`

const satchel: Sketch = ({ body, trim, pop }) => `
  <path d="M150 112V86a14 14 0 0 1 14-14h72a14 14 0 0 1 14 14v26" fill="none" stroke="${trim}" stroke-width="11"/><rect x="72" y="106" width="256" height="146" rx="18" fill="${body}"/><path d="M72 124a18 18 0 0 1 18-18h220a18 18 0 0 1 18 18v44q-128 48-256 0z" fill="${trim}" opacity=".42"/>
  <path d="M132 106v92m136-92v92" stroke="${trim}" stroke-width="15"/><rect x="120" y="176" width="24" height="30" rx="6" fill="${pop}"/><rect x="256" y="176" width="24" height="30" rx="6" fill="${pop}"/>${shine('M90 106h26v146H90a18 18 0 0 1-18-18V124a18 18 0 0 1 18-18z', 0.13)}<path d="M168 226h64" stroke="#fff" stroke-width="5" opacity=".35" stroke-linecap="round"/>`

const hotelBell: Sketch = ({ trim }) => `
  <circle cx="200" cy="92" r="13" fill="${trim}"/><rect x="193" y="96" width="14" height="20" fill="${trim}"/><path d="M92 208c0-64 44-100 108-100s108 36 108 100z" fill="#e3ad3a"/>${shine('M114 196c2-40 24-62 54-72-18 22-28 44-30 72z', 0.45)}${shade('M248 124c36 16 56 46 60 84h-28c0-36-8-62-32-84z', 0.1)}
  <rect x="78" y="204" width="244" height="20" rx="9" fill="${trim}"/><path d="M92 224h216l10 28H82z" fill="${trim}" opacity=".85"/><path d="M150 66 134 48m116 18 16-18M200 62V38" stroke="#e3ad3a" stroke-width="8" stroke-linecap="round"/>`

const car: Sketch = ({ body, trim, pop }) => `
  <path d="M112 150c14-42 30-58 64-58h60c32 0 54 18 76 56l34 10c14 4 20 14 20 30v20a12 12 0 0 1-12 12H46a12 12 0 0 1-12-12v-22c0-16 8-26 24-28z" fill="${body}"/><path d="M130 150c10-28 22-42 46-42h12v44h-58zm72-42h32c22 0 38 14 54 44h-86z" fill="#dcebf2"/>${shine('M142 148c8-20 16-30 28-34l-12 36z', 0.7)}
  <path d="M34 194h332v14a12 12 0 0 1-12 12H46a12 12 0 0 1-12-12z" fill="${trim}" opacity=".45"/><circle cx="112" cy="216" r="36" fill="#24272a"/><circle cx="112" cy="216" r="17" fill="#cfd4d7"/><circle cx="290" cy="216" r="36" fill="#24272a"/><circle cx="290" cy="216" r="17" fill="#cfd4d7"/><path d="M348 166c10 2 18 8 18 20h-22z" fill="${pop}"/><path d="M36 172h18v14H34z" fill="#c8402f"/><path d="M210 168h24" stroke="${trim}" stroke-width="6" stroke-linecap="round"/>`

/** Journeys, and what one carries. */
export const travel = { plane, suitcase, beach, ship, ticket, train, backpack, duffel, satchel, hotelBell, car }
