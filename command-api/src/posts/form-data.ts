/** Fields of the submit form that are numbers, as HTML forms send them as texts. */
const numbers = ['price', 'originalPrice', 'shippingCost', 'version']

/** A multipart form in the shape of the JSON body; an empty field is one that nothing was said in. */
export function fromFormData(fields: unknown): unknown {
  if (typeof fields !== 'object' || fields === null) {
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
    return ['true', 'on', '1', 'yes'].includes(value.toLowerCase())
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
