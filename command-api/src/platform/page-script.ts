import { createHash } from 'node:crypto'

/**
 * What the server pages do where scripts run: they work without. A password can be looked at, and a passkey shown; its
 * form appears only in browsers that have them.
 */
export const pageScript = `
for (const field of document.querySelectorAll('input[type=password]')) {
  const button = document.createElement('button')
  const say = (word) => { button.innerHTML = word + '<span class="unseen"> password</span>' }
  button.type = 'button'
  button.className = 'show'
  say('Show')
  button.onclick = () => {
    const isHidden = field.type === 'password'
    field.type = isHidden ? 'text' : 'password'
    say(isHidden ? 'Hide' : 'Show')
    field.focus()
  }
  field.parentElement.insertBefore(button, field)
}
const form = document.querySelector('form[data-passkey]')
// A passkey belongs to a name: under another one the browser would not show it.
const isNamed = ({ rpId }) => location.hostname === rpId || location.hostname.endsWith('.' + rpId)
if (form && window.PublicKeyCredential && navigator.credentials && isNamed(JSON.parse(form.dataset.passkey))) {
  const bytes = (text) => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
  const text = (buffer) => btoa(String.fromCharCode(...new Uint8Array(buffer))).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  const problem = form.querySelector('[role=status]')
  form.hidden = false
  form.onsubmit = async (event) => {
    event.preventDefault()
    problem.textContent = ''
    try {
      const { challenge, ...options } = JSON.parse(form.dataset.passkey)
      const shown = await navigator.credentials.get({ publicKey: { ...options, challenge: bytes(challenge) } })
      const { clientDataJSON, authenticatorData, signature, userHandle } = shown.response
      form.elements.credential.value = JSON.stringify({
        id: shown.id, rawId: text(shown.rawId), type: shown.type, clientExtensionResults: {},
        response: {
          clientDataJSON: text(clientDataJSON), authenticatorData: text(authenticatorData), signature: text(signature),
          ...(userHandle && { userHandle: text(userHandle) }),
        },
      })
      form.submit()
    } catch {
      problem.textContent = 'No passkey was shown. Try again, or sign in with your password.'
    }
  }
}
`

/** Names the one script that these pages may have. */
export const pageScriptHash = `sha256-${createHash('sha256').update(pageScript).digest('base64')}`
