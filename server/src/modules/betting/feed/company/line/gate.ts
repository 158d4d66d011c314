/** Holds back what comes after a number, in its order. */
export function openGate<Frame extends { seq: number }>() {
  let limit = Number.POSITIVE_INFINITY
  let held: Frame[] = []
  return {
    /** Whether a frame may pass; one that may not is held. */
    passes: (frame: Frame): boolean => {
      const mayPass = frame.seq <= limit
      if (!mayPass) held.push(frame)
      return mayPass
    },
    /** Lets pass up to this number, and gives back those held that may. */
    moveTo: (seq: number): Frame[] => {
      limit = seq
      const free = held.filter((frame) => frame.seq <= seq)
      held = held.filter((frame) => frame.seq > seq)
      return free
    },
  }
}
