import { act } from '@testing-library/react'
import type { StreamMessage } from '@zar/contract/betting/board'
import { onTestFinished, vi } from 'vitest'
import { rest } from '../stream/stream.ts'

/** A frame is drawn, and what it changed with it. */
export const frame = () =>
  act(async () => void (await new Promise((resolve) => requestAnimationFrame(resolve))))

type Line = {
  /** What was said on each socket, oldest first. */
  said: object[]
  opened: number
  tell: (message: StreamMessage) => Promise<void>
  stand: () => Promise<void>
  breakOff: () => Promise<void>
}

/** The stream’s socket, without a network: it stands when a test says so. */
export function stubStream(): Line {
  let open: FakeSocket | undefined
  const line: Line = {
    said: [],
    opened: 0,
    tell: (message) =>
      settled(() => open?.onmessage?.({ data: JSON.stringify(message) } as MessageEvent)),
    stand: () =>
      settled(() => {
        if (!open) return
        open.readyState = FakeSocket.OPEN
        open.onopen?.()
      }),
    breakOff: () =>
      settled(() => {
        if (!open) return
        open.readyState = FakeSocket.CLOSED
        open.onclose?.()
      }),
  }
  class FakeSocket {
    static readonly OPEN = 1
    static readonly CLOSED = 3
    readyState = 0
    onopen?: () => void
    onmessage?: (event: MessageEvent) => void
    onclose?: () => void
    constructor() {
      open = this
      line.opened += 1
    }
    send(text: string): void {
      line.said.push(JSON.parse(text) as object)
    }
    close(): void {
      this.readyState = FakeSocket.CLOSED
      this.onclose?.()
    }
  }
  // Modules outlive a test: the line of another one is let go.
  rest()
  vi.stubGlobal('WebSocket', FakeSocket)
  onTestFinished(rest)
  return line
}

const settled = (what: () => void) =>
  act(async () => {
    what()
    await Promise.resolve()
  })
