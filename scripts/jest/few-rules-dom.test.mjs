import { execFileSync } from 'node:child_process'
import { inRoot } from '../steps/root.mjs'

const page = `<title>x</title><body><p>a</p><article><section><h1>t</h1></section></article><ul><li><ul><li>b</li></ul></li></ul>
  <input type="hidden"><input type="submit" disabled><button>p</button><dialog>d</dialog><dialog open>e</dialog>
  <details><summary>s</summary>q</details><div hidden>h</div><svg><title>k</title><path/></svg><textarea dir=auto></textarea>
  <style>.a :is(b, i), p:not(.b) { visibility: hidden } @keyframes c { from { color: red } }</style>
  <span class="a">v<b>w</b></span><select><option>1</option></select><table><tr><td>1</td></tr></table>`

/** What the elements of a page look like, in a process of its own, because jsdom is loaded once. */
const looks = (first) =>
  execFileSync(
    process.execPath,
    [
      '-e',
      `${first}
    const { window } = new (require('jsdom').JSDOM)(${JSON.stringify(page)})
    const all = [...window.document.querySelectorAll('*')]
    console.log(JSON.stringify(all.map((one) => [one.localName, window.getComputedStyle(one).cssText])))`,
    ],
    {
      cwd: inRoot('.'),
      encoding: 'utf8',
    },
  )

it('elements of a test look as they do without it', () => {
  const without = looks('')
  expect(JSON.parse(without).length).toBeGreaterThan(30)
  expect(looks(`require('./scripts/jest/few-rules-dom.cjs')`)).toBe(without)
})
