/** By what the names of stores are compared and put in order: neither case nor spaces around and between words make another one. */
export const storeNameKey = (name: string): string => name.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase()
