/** Writes a cookie by which the server draws the next page right. Only for the browser. */
export function keepOnDevice(name: string, value: string, seconds: number): void {
  document.cookie = `${name}=${value}; path=/; max-age=${seconds}; samesite=lax`
}
