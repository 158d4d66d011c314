declare module 'canvas-confetti' {
  type Options = {
    particleCount: number
    spread: number
    startVelocity: number
    origin: { y: number }
    colors: string[]
    shapes: ('star' | 'square' | 'circle')[]
    scalar: number
    zIndex: number
    disableForReducedMotion: boolean
  }
  /** Resolves when the last particle is gone; null where promises are missing. */
  type Fire = (options: Options) => Promise<void> | null
  /** A canvas of its own over the page when none is given. */
  const confetti: {
    create: (canvas: null, setup: { useWorker: boolean; resize: boolean }) => Fire
  }
  export = confetti
}
