/** Adds a script to the page; resolves when it has run, rejects when it could not be had. */
export function addScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.async = true
    script.src = address
    script.onload = () => resolve()
    script.onerror = () => reject(new Error('a script did not load'))
    document.head.append(script)
  })
}
