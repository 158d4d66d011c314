/** Returns true when it has nothing left to do. */
type Task = (nowMs: number) => boolean

export type Frames = {
  run: (task: Task) => Promise<void>
  /** Calls `draw` with 0 to 1 over a time; resolves at the end. */
  tween: (durationMs: number, draw: (u: number) => void) => Promise<void>
  /** Draws one frame soon, for a change nothing animates. */
  touch: () => void
  stop: () => void
}

/** Asks the browser for frames only while something moves; a stage at rest costs nothing. */
export function createFrames(render: () => void): Frames {
  const tasks = new Map<Task, () => void>()
  let asked = 0
  const frame = (nowMs: number) => {
    asked = 0
    for (const [task, done] of tasks) {
      if (!task(nowMs)) continue
      tasks.delete(task)
      done()
    }
    render()
    if (tasks.size) ask()
  }
  const ask = () => {
    asked ||= requestAnimationFrame(frame)
  }
  const run = (task: Task) =>
    new Promise<void>((done) => {
      tasks.set(task, done)
      ask()
    })
  const tween = (durationMs: number, draw: (u: number) => void) => {
    const startMs = performance.now()
    return run((nowMs) => {
      const u = Math.min(1, Math.max(0, (nowMs - startMs) / durationMs))
      draw(u)
      return u >= 1
    })
  }
  const stop = () => {
    cancelAnimationFrame(asked)
    tasks.clear()
  }
  return { run, tween, touch: ask, stop }
}
