const PARTICLES = 150
const GLAZES = ['#2cc5be', '#f26a50', '#f2b441', '#8db4f4', '#f6f0e1']
/** Over the dialog (500), under toasts (600). */
const LAYER = 590

/** One throw of small stars and squares; nothing at all with reduced motion. */
export async function throwConfetti(): Promise<void> {
  const { default: confetti } = await import('canvas-confetti')
  // Without a worker: it would be made from a blob, which the content security policy refuses.
  const fire = confetti.create(null, { useWorker: false, resize: true })
  await fire({
    particleCount: PARTICLES,
    spread: 100,
    startVelocity: 38,
    origin: { y: 0.45 },
    colors: GLAZES,
    shapes: ['star', 'square'],
    scalar: 0.9,
    zIndex: LAYER,
    disableForReducedMotion: true,
  })
}
