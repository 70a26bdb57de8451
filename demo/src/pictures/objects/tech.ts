import { shade, shine, type Sketch } from '../object.ts'

const headphones: Sketch = ({ body, trim }) => `
  <path d="M118 192v-28a82 82 0 0 1 164 0v28" fill="none" stroke="${body}" stroke-width="17"/>
  <path d="M133 146a68 68 0 0 1 60-50" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".25"/>
  <rect x="98" y="174" width="46" height="78" rx="21" fill="${trim}"/><rect x="256" y="174" width="46" height="78" rx="21" fill="${trim}"/>
  <rect x="135" y="184" width="16" height="58" rx="8" fill="${body}"/><rect x="249" y="184" width="16" height="58" rx="8" fill="${body}"/>
  <rect x="107" y="188" width="6" height="34" rx="3" fill="#fff" opacity=".2"/>`

const earbuds: Sketch = ({ body, trim, pop }) => `
  <path d="M112 98c0-22 32-26 44-8 8 12 4 28-8 36v44a10 10 0 0 1-20 0v-42c-10-6-16-16-16-30z" fill="${trim}"/>
  <path d="M288 98c0-22-32-26-44-8-8 12-4 28 8 36v44a10 10 0 0 0 20 0v-42c10-6 16-16 16-30z" fill="${trim}"/>
  <ellipse cx="152" cy="102" rx="11" ry="14" fill="${pop}"/><ellipse cx="248" cy="102" rx="11" ry="14" fill="${pop}"/>
  <rect x="124" y="170" width="152" height="84" rx="36" fill="${body}"/>
  <path d="M124 204h152" stroke="${trim}" stroke-width="3" opacity=".55"/><circle cx="200" cy="222" r="4" fill="#fff" opacity=".9"/>
  ${shine('M150 178h100c8 0 14 4 18 10H132c4-6 10-10 18-10z')}`

const phone: Sketch = ({ body, trim }) => `
  <rect x="148" y="52" width="104" height="202" rx="20" fill="${trim}"/><rect x="156" y="60" width="88" height="186" rx="13" fill="${body}"/>
  ${shine('M156 232 244 104v129a13 13 0 0 1-13 13h-62a13 13 0 0 1-13-13z', 0.16)}
  <rect x="183" y="67" width="34" height="9" rx="4.5" fill="${trim}"/>
  <g fill="#fff" opacity=".85"><rect x="168" y="196" width="18" height="18" rx="5"/><rect x="191" y="196" width="18" height="18" rx="5"/><rect x="214" y="196" width="18" height="18" rx="5"/></g>
  <path d="M252 110v34" stroke="${trim}" stroke-width="5" stroke-linecap="round"/>`

const television: Sketch = ({ body, trim }) => `
  <rect x="66" y="66" width="268" height="158" rx="9" fill="${trim}"/><rect x="74" y="74" width="252" height="142" rx="3" fill="${body}"/>
  <circle cx="148" cy="126" r="32" fill="#fff" opacity=".2"/><path d="m74 216 92-72 50 38 54-62 56 58v38z" fill="#fff" opacity=".2"/>
  <path d="m150 224-18 26m118-26 18 26" stroke="${trim}" stroke-width="9" stroke-linecap="round"/>`

const camera: Sketch = ({ body, trim, pop }) => `
  <path d="M150 96 164 74h72l14 22z" fill="${trim}"/><rect x="92" y="94" width="216" height="156" rx="20" fill="${body}"/>
  <path d="M92 134h216v66H92z" fill="${trim}"/><rect x="112" y="82" width="34" height="14" rx="5" fill="${trim}"/>
  <circle cx="200" cy="170" r="64" fill="${trim}"/><circle cx="200" cy="170" r="64" fill="none" stroke="#fff" stroke-width="3" opacity=".18"/>
  <circle cx="200" cy="170" r="46" fill="${body}"/><circle cx="200" cy="170" r="32" fill="#161a22"/>
  <circle cx="188" cy="158" r="10" fill="#fff" opacity=".55"/><circle cx="212" cy="184" r="5" fill="#fff" opacity=".25"/>
  <circle cx="280" cy="114" r="8" fill="${pop}"/>${shine('M92 134v-20a20 20 0 0 1 20-20h50l-24 40z', 0.14)}`

const tablet: Sketch = ({ body, trim, pop }) => `
  <rect x="86" y="66" width="228" height="178" rx="18" fill="${trim}"/><rect x="98" y="78" width="204" height="154" rx="8" fill="${body}"/>
  ${shine('M98 232 220 78h74a8 8 0 0 1 8 8v138a8 8 0 0 1-8 8z', 0.14)}
  <g fill="#fff" opacity=".85"><rect x="116" y="96" width="36" height="36" rx="9"/><rect x="164" y="96" width="36" height="36" rx="9" opacity=".6"/><rect x="116" y="144" width="36" height="36" rx="9" opacity=".6"/></g>
  <rect x="164" y="144" width="36" height="36" rx="9" fill="${pop}"/><path d="m252 252 62-132" stroke="#fbfaf6" stroke-width="10" stroke-linecap="round"/>
  <path d="m252 252 5-11" stroke="${pop}" stroke-width="10" stroke-linecap="round"/>`

const speaker: Sketch = ({ body, trim, pop }) => `
  <rect x="136" y="54" width="128" height="200" rx="26" fill="${body}"/>${shade('M226 54h12a26 26 0 0 1 26 26v148a26 26 0 0 1-26 26h-12z')}
  <circle cx="200" cy="106" r="30" fill="${trim}"/><circle cx="200" cy="106" r="14" fill="${body}"/>
  <circle cx="200" cy="190" r="48" fill="${trim}"/><circle cx="200" cy="190" r="34" fill="${body}"/><circle cx="200" cy="190" r="14" fill="${trim}"/>
  <circle cx="158" cy="74" r="4.500" fill="${pop}"/><path d="M170 176a34 34 0 0 1 20-18" stroke="#fff" stroke-width="4" stroke-linecap="round" fill="none" opacity=".5"/>`

const smartwatch: Sketch = ({ body, trim, pop }) => `
  <path d="M164 46h72l8 56h-88zM156 206h88l-8 50h-72z" fill="${body}"/>${shade('M156 206h88l-2 12h-84zM158 90h84l2 12h-88z')}
  <rect x="138" y="92" width="124" height="124" rx="34" fill="${trim}"/><rect x="262" y="136" width="9" height="30" rx="4" fill="${body}"/>
  <circle cx="200" cy="154" r="40" fill="none" stroke="#fff" stroke-width="9" opacity=".18"/>
  <path d="M200 114a40 40 0 1 1-37 25" fill="none" stroke="${pop}" stroke-width="9" stroke-linecap="round"/>
  <path d="M200 132v24l14 10" stroke="#fff" stroke-width="6" stroke-linecap="round" stroke-linejoin="round" fill="none"/>`

const powerBank: Sketch = ({ body, trim, pop }) => `
  <path d="M262 96c48 0 60 30 40 56s-10 52 26 54" fill="none" stroke="${trim}" stroke-width="8"/><rect x="322" y="196" width="26" height="20" rx="4" fill="${trim}"/>
  <rect x="348" y="200" width="10" height="12" fill="#cfd3d6"/><rect x="132" y="64" width="132" height="190" rx="24" fill="${body}"/>
  ${shade('M236 64h4a24 24 0 0 1 24 24v142a24 24 0 0 1-24 24h-4z')}
  <path d="m206 112-40 54h28l-8 42 42-56h-30z" fill="${pop}"/><g fill="#fff" opacity=".8"><circle cx="176" cy="230" r="4"/><circle cx="192" cy="230" r="4"/><circle cx="208" cy="230" r="4"/></g>
  <circle cx="224" cy="230" r="4" fill="#fff" opacity=".3"/><rect x="176" y="58" width="44" height="10" rx="3" fill="${trim}"/>`

const projector: Sketch = ({ body, trim, pop }) => `
  <path d="M150 176 20 84v170z" fill="${pop}" opacity=".38"/><path d="M150 180 20 124v92z" fill="#fff" opacity=".45"/>
  <rect x="136" y="128" width="204" height="112" rx="22" fill="${body}"/>${shade('M136 206h204v12a22 22 0 0 1-22 22H158a22 22 0 0 1-22-22z')}
  <circle cx="186" cy="180" r="40" fill="${trim}"/><circle cx="186" cy="180" r="25" fill="#e9f3ff"/><circle cx="178" cy="172" r="8" fill="#fff"/>
  <g stroke="${trim}" stroke-width="6" stroke-linecap="round"><path d="M254 164h62M254 180h62M254 196h62"/></g>
  <rect x="160" y="238" width="22" height="14" rx="4" fill="${trim}"/><rect x="294" y="238" width="22" height="14" rx="4" fill="${trim}"/>`

const bulb: Sketch = ({ trim }) => `
  <circle cx="200" cy="130" r="98" fill="#f5c242" opacity=".16"/>
  <path d="M200 50a72 72 0 0 0-44 130c10 8 14 16 14 26h60c0-10 4-18 14-26A72 72 0 0 0 200 50z" fill="#f5c242"/>
  ${shine('M152 120a50 50 0 0 1 34-46l4 10a40 40 0 0 0-28 36z', 0.6)}
  <path d="M184 206v-44l-14-18m46 62v-44l14-18m-46 18h32" fill="none" stroke="#fff" stroke-width="5" stroke-linejoin="round" stroke-linecap="round" opacity=".85"/>
  <rect x="168" y="208" width="64" height="12" rx="6" fill="${trim}"/><rect x="172" y="222" width="56" height="12" rx="6" fill="${trim}"/><path d="M178 236h44l-8 14a6 6 0 0 1-5 3h-18a6 6 0 0 1-5-3z" fill="${trim}"/>`

const cable: Sketch = ({ body, trim, pop }) => `
  <path d="M120 130v30c0 60 76 78 106 44s-10-84-46-62-18 92 40 92 76-40 76-84" fill="none" stroke="${body}" stroke-width="13" stroke-linecap="round"/>
  <path d="M120 130v30c0 60 76 78 106 44" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".3"/>
  <rect x="98" y="84" width="44" height="62" rx="9" fill="${trim}"/><rect x="106" y="56" width="28" height="28" rx="3" fill="#d5d8da"/><path d="M112 66h5v6h-5zm11 0h5v6h-5z" fill="#7c8287"/>
  <rect x="276" y="100" width="40" height="58" rx="10" fill="${trim}"/><rect x="283" y="76" width="26" height="24" rx="8" fill="#d5d8da"/><circle cx="296" cy="130" r="5" fill="${pop}"/>`

const streamer: Sketch = ({ body, trim, pop }) => `
  <rect x="72" y="176" width="176" height="74" rx="20" fill="${trim}"/><path d="M72 214h176v16a20 20 0 0 1-20 20H92a20 20 0 0 1-20-20z" fill="${body}"/><circle cx="226" cy="232" r="5" fill="${pop}"/>
  ${shine('M92 184h100l-10 20H78v-6c2-8 8-14 14-14z', 0.14)}
  <rect x="270" y="70" width="58" height="182" rx="27" fill="${body}"/><circle cx="299" cy="108" r="17" fill="${trim}"/><circle cx="299" cy="108" r="6" fill="#fff" opacity=".8"/>
  <g fill="#fff" opacity=".85"><circle cx="288" cy="150" r="6"/><circle cx="310" cy="150" r="6"/><circle cx="288" cy="172" r="6"/></g><circle cx="310" cy="172" r="6" fill="${pop}"/><rect x="284" y="194" width="30" height="10" rx="5" fill="${trim}"/>
  <path d="M120 150a56 56 0 0 1 80 0M138 164a32 32 0 0 1 44 0M102 134a82 82 0 0 1 116 0" fill="none" stroke="${pop}" stroke-width="7" stroke-linecap="round"/>`

const dashcam: Sketch = ({ body, trim, pop }) => `
  <path d="M178 60h44l10 56h-64z" fill="${trim}"/><rect x="160" y="50" width="80" height="20" rx="10" fill="${body}"/>
  <rect x="92" y="112" width="216" height="108" rx="32" fill="${trim}"/>${shine('M124 112h90l-36 108h-54a32 32 0 0 1-32-32v-44a32 32 0 0 1 32-32z', 0.07)}
  <circle cx="164" cy="166" r="44" fill="${body}"/><circle cx="164" cy="166" r="28" fill="#12151a"/><circle cx="154" cy="156" r="9" fill="#fff" opacity=".6"/>
  <g fill="#fff" opacity=".35"><circle cx="240" cy="152" r="5"/><circle cx="258" cy="152" r="5"/><circle cx="276" cy="152" r="5"/><circle cx="240" cy="170" r="5"/><circle cx="258" cy="170" r="5"/><circle cx="276" cy="170" r="5"/></g><circle cx="276" cy="192" r="7" fill="${pop}"/>`

const doorbell: Sketch = ({ body, trim, pop }) => `
  <rect x="152" y="50" width="96" height="204" rx="44" fill="${trim}"/><rect x="162" y="60" width="76" height="184" rx="36" fill="${body}"/>
  <circle cx="200" cy="106" r="30" fill="${trim}"/><circle cx="200" cy="106" r="17" fill="#12151a"/><circle cx="193" cy="99" r="6" fill="#fff" opacity=".7"/>
  <circle cx="200" cy="204" r="25" fill="${trim}"/><circle cx="200" cy="204" r="18" fill="${pop}"/>${shine('M170 96a32 32 0 0 1 14-26v150a30 30 0 0 1-14-22z', 0.14)}`

/** Consumer electronics. */
export const tech = {
  headphones,
  earbuds,
  phone,
  television,
  camera,
  tablet,
  speaker,
  smartwatch,
  powerBank,
  projector,
  bulb,
  cable,
  streamer,
  dashcam,
  doorbell,
}
