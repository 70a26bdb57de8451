/** What ticking a box, or leaving it, may be called; any other word is no answer. */
const yes = ['true', 'on', '1', 'yes']
const no = ['false', 'off', '0', 'no']

/** Fields of the submit form that are numbers, as HTML forms send them as texts. */
const numbers = ['price', 'originalPrice', 'shippingCost', 'version']

/** A multipart form in the shape of the JSON body; an empty field is one that nothing was said in. */
export function fromFormData(fields: unknown): unknown {
  // A list has entries too; what is made of them would look like a form in which nothing was said.
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) {
    return fields
  }
  const entries: [string, unknown][] = Object.entries(fields)
  return Object.fromEntries(
    entries.filter(([, value]) => value !== '').map(([name, value]) => [name, valueOf(name, value)]),
  )
}

function valueOf(name: string, value: unknown): unknown {
  if (typeof value !== 'string') {
    return value
  }
  if (numbers.includes(name)) {
    return value.trim() === '' ? undefined : Number(value)
  }
  if (name === 'affiliated') {
    const word = value.toLowerCase()
    return yes.includes(word) || (no.includes(word) ? false : value)
  }
  return name === 'images' ? parsedOr(value) : value
}

/** Pictures that were uploaded before come as a JSON text beside the files. */
function parsedOr(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
