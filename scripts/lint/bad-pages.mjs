/** Bad code of the browser, by the rule that finds it. */
export const badPages = {
  'no-spread-of-literal': 'export const A = ({ id }: { id: string }) => <i {...{ id }} />',
  'no-restricted-imports': "import { sep } from 'node:path'\nexport const a = sep",
  'no-restricted-imports of doors': "import { a } from '@deals/process'\nexport const b = a",
  'no-restricted-imports of inner doors': "import { a } from '@deals/events/testing'\nexport const b = a",
  'rules-of-hooks':
    "import { useState } from 'react'\nexport function A({ b }: { b: boolean }) { if (b) { useState(1) } return null }",
  'exhaustive-deps':
    "import { useEffect } from 'react'\nexport function A({ b }: { b: number }) { useEffect(() => { void b }, []); return null }",
  'static-components': 'export function A() { const B = () => <p>a</p>; return <B /> }',
  'use-memo':
    "import { useMemo } from 'react'\nexport function A({ b }: { b: number }) { const c = useMemo(async () => await Promise.resolve(b), [b]); return <p>{String(c !== null)}</p> }",
  'incompatible-library':
    "import { useVirtualizer } from '@tanstack/react-virtual'\nexport function A() { const b = useVirtualizer({ count: 1, getScrollElement: () => null, estimateSize: () => 1 }); return <p>{b.getTotalSize()}</p> }",
  immutability: 'export function A({ b }: { b: { c: number } }) { b.c = 1; return <p>{b.c}</p> }',
  globals: 'let b = 0\nexport function A() { b = 1; return <p>{b}</p> }',
  refs: "import { useRef } from 'react'\nexport function A() { const b = useRef(1); return <p>{b.current}</p> }",
  'set-state-in-effect':
    "import { useEffect, useState } from 'react'\nexport function A() { const [b, setB] = useState(1); useEffect(() => { setB(2) }, []); return <p>{b}</p> }",
  'error-boundaries': 'export function A() { try { return <p>a</p> } catch { return null } }',
  purity: 'export function A() { const b = Math.random(); return <p>{b}</p> }',
  'set-state-in-render':
    "import { useState } from 'react'\nexport function A() { const [b, setB] = useState(1); setB(2); return <p>{b}</p> }",
  'unsupported-syntax': "export function A() { const b = eval('1') as number; return <p>{b}</p> }",
  'alt-text': 'export const a = <img src="a" />',
  'anchor-has-content': 'export const a = <a href="a" />',
  'anchor-is-valid': 'export const a = <a href="#">b</a>',
  'aria-activedescendant-has-tabindex': 'export const a = <div aria-activedescendant="b" />',
  'aria-props': 'export const a = <p aria-lable="b">c</p>',
  'aria-proptypes': 'export const a = <p aria-hidden="b">c</p>',
  'aria-role': 'export const a = <p role="b">c</p>',
  'aria-role of components': 'const B = (_: { role: string }) => null\nexport const a = <B role="b" />',
  'aria-unsupported-elements': 'export const a = <meta aria-hidden="true" />',
  'autocomplete-valid': 'export const a = <input type="text" autoComplete="b" />',
  'click-events-have-key-events': 'export const a = <div role="button" tabIndex={0} onClick={() => undefined}>b</div>',
  'heading-has-content': 'export const a = <h1 />',
  'html-has-lang': 'export const a = <html><body>b</body></html>',
  'iframe-has-title': 'export const a = <iframe src="b" />',
  'img-redundant-alt': 'export const a = <img src="b" alt="photo of c" />',
  'interactive-supports-focus':
    'export const a = <div role="button" onClick={() => undefined} onKeyDown={() => undefined}>b</div>',
  'label-has-associated-control': 'export const a = <label>b</label>',
  'media-has-caption': 'export const a = <video src="b" />',
  'mouse-events-have-key-events': 'export const a = <p onMouseOver={() => undefined}>b</p>',
  'no-access-key': 'export const a = <p accessKey="b">c</p>',
  'no-autofocus': 'export const a = <input autoFocus />',
  'no-distracting-elements': 'export const a = <marquee>b</marquee>',
  'no-interactive-element-to-noninteractive-role': 'export const a = <button role="img">b</button>',
  'no-noninteractive-element-interactions':
    'export const a = <li onKeyDown={() => undefined} onClick={() => undefined}>b</li>',
  'no-noninteractive-element-to-interactive-role': 'export const a = <h1 role="button">b</h1>',
  'no-noninteractive-tabindex': 'export const a = <p tabIndex={0}>b</p>',
  'no-redundant-roles': 'export const a = <button role="button">b</button>',
  'no-static-element-interactions':
    'export const a = <div onClick={() => undefined} onKeyDown={() => undefined}>b</div>',
  'role-has-required-aria-props': 'export const a = <span role="checkbox" tabIndex={0}>b</span>',
  'role-supports-aria-props': 'export const a = <a href="b" aria-checked="true">c</a>',
  scope: 'export const a = <p scope="col">b</p>',
  'tabindex-no-positive': 'export const a = <button tabIndex={1}>b</button>',
}
