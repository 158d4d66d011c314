type Kept = Pick<Storage, 'getItem' | 'setItem'>

/** The device's own; a browser may keep nothing for us. */
export function deviceStorage(): Storage | undefined {
  try {
    return localStorage
  } catch {
    return undefined
  }
}

/** A choice that the device keeps; a browser may keep nothing for us. */
export function keptChoice(storage: Kept | undefined, name: string) {
  return {
    read: (): string | null => {
      try {
        return storage?.getItem(name) ?? null
      } catch {
        return null
      }
    },
    write: (value: string): void => {
      try {
        storage?.setItem(name, value)
      } catch {
        // It holds for this visit alone.
      }
    },
  }
}

export type Switch = { isOn: () => boolean; turn: (isOn: boolean) => void }

/** A switch that the device keeps. */
export function keptSwitch(storage: Kept | undefined, name: string, usual: boolean): Switch {
  const kept = keptChoice(storage, name)
  const read = kept.read()
  let isOn = read === null ? usual : read === 'on'
  return {
    isOn: () => isOn,
    turn(next) {
      isOn = next
      kept.write(next ? 'on' : 'off')
    },
  }
}
