import { createHash } from 'node:crypto'

/** Numbers from 0 up to 1, the same for the same name: sfc32, begun with SHA-256 of the name. Money is never drawn by it. */
export function drawsOf(name: string): () => number {
  const bytes = createHash('sha256').update(name).digest()
  let [a, b, c, d] = [0, 4, 8, 12].map((at) => bytes.readUInt32LE(at) | 0) as [
    number,
    number,
    number,
    number,
  ]
  return () => {
    const sum = (((a + b) | 0) + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return (sum >>> 0) / 2 ** 32
  }
}
