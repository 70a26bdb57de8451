import { showToast, type ToastTexts } from './toasts.ts'

export const linkCopied = { title: 'URL Copied', description: 'Link copied to clipboard' }

/** Copies a text, says so, and answers whether it could; otherwise the text stands in the toast, to be copied by hand. */
export async function copyText(text: string, said: ToastTexts): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    // Browsers keep the clipboard from pages without https: nobody did anything wrong, and copying by hand takes its time.
    showToast({ title: 'Here it is to copy', description: text, lasting: true })
    return false
  }
  showToast(said)
  return true
}
