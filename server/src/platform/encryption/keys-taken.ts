type Keys<Key> = readonly [Key, ...Key[]]

/** The keys that calls may be signed with now, the newest first: while a supplier changes over, that and the one before. */
export class KeysTaken<Key> {
  readonly now: () => Keys<Key>

  constructor(now: () => Keys<Key>) {
    this.now = now
  }
}

/** One key, or those of a supplier that may change over. */
export type Taken<Key> = Key | KeysTaken<Key>

/** The key that a call is signed with; undefined where it is none of those that are taken. */
export function keyOfCall<Key>(
  taken: Taken<Key>,
  isSignedWith: (key: Key) => boolean,
): Key | undefined {
  if (taken instanceof KeysTaken) return taken.now().find(isSignedWith)
  return isSignedWith(taken) ? taken : undefined
}

/** What is signed with where no call says by which key. */
export const newestKey = <Key>(taken: Taken<Key>): Key =>
  taken instanceof KeysTaken ? taken.now()[0] : taken

/** The same keys, as the contract signs with them. */
export function takenAs<Key, Made>(taken: Taken<Key>, make: (key: Key) => Made): Taken<Made> {
  if (!(taken instanceof KeysTaken)) return make(taken)
  return new KeysTaken(() => {
    const [newest, ...others] = taken.now()
    return [make(newest), ...others.map(make)]
  })
}
