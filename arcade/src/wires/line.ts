/** How a wire reaches its operator: fetch, or a line that has a bad day. */
export type Line = (url: string, init: RequestInit) => Promise<Response>
export const goodLine: Line = (url, init) => fetch(url, init)
