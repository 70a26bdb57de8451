import { shade, shine, type Sketch } from '../object.ts'

const shoe: Sketch = ({ body, pop }) => `
  <path d="M88 148c20 24 50 10 58-14l13 4c27 43 72 55 121 61 27 3 33 19 33 37H90c-11-27-11-59-2-88z" fill="${body}"/>
  ${shine('M96 160c16 16 46 14 60-14 18 30 40 46 66 56-50 4-100 0-130 10-4-18-2-36 4-52z', 0.1)}
  <path d="M86 226h228v11a14 14 0 0 1-14 14H100a14 14 0 0 1-14-14z" fill="#fff"/><path d="M86 237h228v2a14 14 0 0 1-14 14H100a14 14 0 0 1-14-14z" fill="${pop}"/>
  <path d="m168 157-22 19m43-2-24 20m47-6-24 20" stroke="#fff" stroke-width="7" stroke-linecap="round"/>`

const shirt: Sketch = ({ body, trim, pop }) => `
  <path d="M156 66c14 16 74 16 88 0l58 30 26 54-42 20-18-26v108H132V144l-18 26-42-20 26-54z" fill="${body}"/>
  <path d="M156 66c14 16 74 16 88 0l8 4c-18 26-86 26-104 0z" fill="${trim}"/>${shade('M252 120l16 24v108h-30z', 0.12)}
  <path d="M132 168h136v22H132z" fill="${pop}"/><path d="M132 196h136v8H132z" fill="#fff" opacity=".7"/>`

const dress: Sketch = ({ body, trim, pop }) => `
  <path d="M166 50v22m68-22v22" stroke="${body}" stroke-width="9" stroke-linecap="round"/>
  <path d="M158 66c16 18 30 18 42 6 12 12 26 12 42-6 4 30-2 50-10 66l66 108c-50 16-146 16-196 0l66-108c-8-16-14-36-10-66z" fill="${body}"/>
  <path d="M166 128h68l8 16h-84z" fill="${pop}"/>${shade('M220 144h20l58 96c-14 5-30 8-48 10z', 0.12)}${shine('M172 144h14l-30 106c-14-2-26-4-38-8z', 0.16)}
  <path d="M108 230c52 16 132 16 184 0l6 10c-50 16-146 16-196 0z" fill="${trim}" opacity=".7"/>`

const jacket: Sketch = ({ body, trim, pop }) => `
  <path d="M150 62h100l52 30 24 132-40 10-18-84v102H132V150l-18 84-40-10L98 92z" fill="${body}"/>
  <path d="M150 62h100l-14 34h-72z" fill="${trim}"/><path d="M164 96h72l-36 20z" fill="${trim}" opacity=".6"/><path d="M200 100v152" stroke="${trim}" stroke-width="6"/>
  <g stroke="${trim}" stroke-width="3" opacity=".45"><path d="M132 140h136M132 176h136M132 212h136"/></g>
  ${shine('M150 62l-6 40-12 48v-70z', 0.2)}<path d="M226 190h28" stroke="${pop}" stroke-width="7" stroke-linecap="round"/><path d="M146 190h28" stroke="${pop}" stroke-width="7" stroke-linecap="round"/>
  <path d="m74 224 40 10 2-12-40-10zm252 0-40 10-2-12 40-10z" fill="${trim}"/>`

const sunglasses: Sketch = ({ body, trim, pop }) => `
  <path d="M70 140 50 96m280 44 20-44" stroke="${trim}" stroke-width="12" stroke-linecap="round"/>
  <path d="M64 130h118c10 0 10 12 8 28-6 46-30 66-62 66s-54-24-62-66c-3-16-4-28-2-28z" fill="${trim}"/><path d="M336 130H218c-10 0-10 12-8 28 6 46 30 66 62 66s54-24 62-66c3-16 4-28 2-28z" fill="${trim}"/>
  <path d="M78 142h98c4 0 2 10 1 18-5 34-22 50-48 50s-44-18-50-50c-2-10-3-18-1-18z" fill="${body}"/><path d="M322 142h-98c-4 0-2 10-1 18 5 34 22 50 48 50s44-18 50-50c2-10 3-18 1-18z" fill="${body}"/>
  <path d="M184 138q16-12 32 0" fill="none" stroke="${trim}" stroke-width="10"/>${shine('M88 142h50l-36 56c-12-8-20-22-23-38-2-10-3-18 9-18zM242 142h48l-40 62c-10-6-20-22-24-44-2-12 2-18 16-18z', 0.22)}
  <circle cx="74" cy="136" r="4" fill="${pop}"/><circle cx="326" cy="136" r="4" fill="${pop}"/>`

const handbag: Sketch = ({ body, trim, pop }) => `
  <path d="M146 134c0-90 108-90 108 0" fill="none" stroke="${trim}" stroke-width="12"/>
  <path d="M108 126h184a10 10 0 0 1 10 9l14 105a12 12 0 0 1-12 13H96a12 12 0 0 1-12-13l14-105a10 10 0 0 1 10-9z" fill="${body}"/>
  <path d="M98 126h204l6 46c-50 34-166 34-216 0z" fill="${trim}" opacity=".38"/>${shine('M112 130h30l-20 118H100z')}
  <rect x="184" y="180" width="32" height="32" rx="8" fill="${pop}"/><rect x="193" y="189" width="14" height="14" rx="4" fill="${trim}"/>`

const watch: Sketch = ({ body, trim, pop }) => `
  <path d="M168 44h64l8 60h-80zM160 204h80l-8 52h-64z" fill="${trim}"/><g stroke="#fff" stroke-width="3" opacity=".2"><path d="M168 62h64M165 78h70M166 222h68M168 238h64"/></g>
  <circle cx="200" cy="154" r="72" fill="${body}"/><circle cx="200" cy="154" r="58" fill="#fbf8f1"/><rect x="271" y="146" width="12" height="16" rx="4" fill="${body}"/>
  <g stroke="${trim}" stroke-width="5" stroke-linecap="round"><path d="M200 104v9m0 82v9m50-50h-9m-82 0h-9m85-35-6 6m-58 58-6 6m70 0-6-6m-58-58-6-6"/></g>
  <path d="M200 154v-34" stroke="${trim}" stroke-width="7" stroke-linecap="round"/><path d="m200 154 26 16" stroke="${trim}" stroke-width="6" stroke-linecap="round"/><circle cx="200" cy="154" r="6" fill="${pop}"/>${shine('M140 130a66 66 0 0 1 50-40v6a60 60 0 0 0-44 36z', 0.5)}`

const beanie: Sketch = ({ body, trim, pop }) => `
  <circle cx="200" cy="72" r="26" fill="${pop}"/><path d="M104 204c-6-80 36-128 96-128s102 48 96 128z" fill="${body}"/>
  <g stroke="${trim}" stroke-width="4" opacity=".28" fill="none"><path d="M150 200c-6-60 8-100 30-120M200 200V80M250 200c6-60-8-100-30-120"/></g><path d="M116 150q84 22 168 0l5 20q-88 24-178 0z" fill="${pop}"/>
  <rect x="92" y="198" width="216" height="54" rx="20" fill="${trim}"/><g stroke="#fff" stroke-width="4" opacity=".22" stroke-linecap="round"><path d="M116 208v34m24-34v34m24-34v34m24-34v34m24-34v34m24-34v34m24-34v34m24-34v34"/></g>${shine('M124 148c6-36 24-54 42-62l6 8c-18 10-30 26-34 56z', 0.2)}`

const ring: Sketch = ({ body, trim }) => `
  <path d="M120 208c0 22 34 46 80 46s80-24 80-46z" fill="${trim}"/><ellipse cx="200" cy="208" rx="80" ry="20" fill="${body}"/>
  <circle cx="200" cy="158" r="56" fill="none" stroke="#e0ad35" stroke-width="16"/><path d="M152 140a54 54 0 0 1 26-32" stroke="#fff" stroke-width="5" stroke-linecap="round" fill="none" opacity=".6"/>
  <path d="m158 58 20-20h44l20 20-42 50z" fill="#dff2fb"/><path d="m158 58 28 0 14 50zm84 0-28 0-14 50z" fill="#a9d6ec"/><path d="m178 38 8 20h28l8-20z" fill="#fff"/><path d="M120 210c20 16 140 16 160 0 0 24-34 44-80 44s-80-20-80-44z" fill="${trim}" opacity=".75"/>`

const socks: Sketch = ({ body, trim, pop }) => `
  <path d="M222 62h62v92l40 44c22 26-12 62-40 42l-66-54c-6-6-8-12-6-22z" fill="${trim}"/><path d="M222 62h62v20h-62z" fill="${pop}"/>
  <path d="M128 62h66v96l-4 14-70 64c-30 24-66-14-40-42l48-46z" fill="${body}"/><path d="M128 62h66v24h-66z" fill="${trim}"/><path d="M128 104h66v10h-66zm0 20h66v10h-66z" fill="${pop}"/>
  <path d="M76 200c-18 28 16 58 44 36l12-10c-30-2-44-14-46-34z" fill="${pop}"/>${shine('M136 62h14v88l-50 48-8-8 44-44z', 0.14)}`

const necktie: Sketch = ({ body, trim, pop }) => `
  <path d="M92 66 170 50l30 34 30-34 78 16 20 186H72z" fill="#fbf9f4"/><path d="M170 50l30 34-40 42-30-66zm60 0-30 34 40 42 30-66z" fill="#e9e5da"/>
  <path d="M184 84h32l8 26-10 12h-28l-10-12z" fill="${trim}"/><path d="M186 122h28l22 96-36 34-36-34z" fill="${body}"/><path d="m182 140 34-18 4 18-42 22zm-8 38 54-30 6 20-66 36z" fill="${pop}"/>`

/** Things to wear. */
export const fashion = { shoe, shirt, dress, jacket, sunglasses, handbag, watch, beanie, ring, socks, necktie }
