/**
 * Values as PostgreSQL sends them itself (the binary format of its `record_send` and `array_send`):
 * it reads them several times as fast as their text. A cell is the number of its type, its length
 * and its bytes. The numbers of types that a migration made are the database's own.
 */
export type RowType = { oid: number; columns: readonly number[] }

const [INT8, INT4, TEXT] = [20, 23, 25]
const NULL = -1
/** Enough mostly, for a row and for a number or a short text alone; it grows with more. */
const [ROW_ROOM, CELL_ROOM] = [768, 64]
/** Of text no character has more bytes than this in UTF-8. */
const CHARACTER_MAX = 3
/** The one format of jsonb that there is. */
const JSONB_VERSION = 1

/** What is written grows as it must. Cells are of the row that was begun last, in its columns' order. */
export class RowBytes {
  #bytes: Buffer
  #view: DataView
  #at = 0
  #columns: readonly number[] = []
  #column = 0

  constructor(room: number) {
    this.#bytes = Buffer.allocUnsafe(room)
    this.#view = viewOf(this.#bytes)
  }

  row({ columns }: RowType): this {
    this.int32(columns.length)
    this.#columns = columns
    this.#column = 0
    return this
  }

  bigint(value: bigint | null): this {
    this.#beginCell()
    return value === null ? this.int32(NULL) : this.int32(8).int64(value)
  }

  boolean(value: boolean): this {
    this.#beginCell()
    this.int32(1)
    return this.#byte(value ? 1 : 0)
  }

  /** Also of an enumeration, which goes by its names. */
  text(value: string | null): this {
    this.#beginCell()
    return value === null ? this.int32(NULL) : this.sized(value)
  }

  jsonb(text: string): this {
    this.#beginCell()
    const lengthAt = this.skipLength()
    this.#byte(JSONB_VERSION).#characters(text)
    return this.fillLength(lengthAt)
  }

  uuid(value: string): this {
    this.#beginCell()
    return this.int32(16).#digits(value)
  }

  /** A text outside of a row. */
  sized(text: string): this {
    const lengthAt = this.skipLength()
    this.#characters(text)
    return this.fillLength(lengthAt)
  }

  int32(value: number): this {
    this.#reserve(4)
    this.#view.setInt32(this.#at, value)
    this.#at += 4
    return this
  }

  int64(value: bigint): this {
    this.#reserve(8)
    this.#view.setBigInt64(this.#at, value)
    this.#at += 8
    return this
  }

  /** Leaves room for a length, and answers where it is. */
  skipLength(): number {
    this.int32(0)
    return this.#at
  }

  fillLength(from: number): this {
    this.#view.setInt32(from - 4, this.#at - from)
    return this
  }

  done(): Buffer {
    return this.#bytes.subarray(0, this.#at)
  }

  #beginCell(): void {
    this.int32(this.#columns[this.#column++] ?? 0)
  }

  #byte(value: number): this {
    this.#reserve(1)
    this.#bytes[this.#at++] = value
    return this
  }

  #characters(text: string): void {
    this.#reserve(text.length * CHARACTER_MAX)
    this.#at += this.#bytes.write(text, this.#at)
  }

  /** Hexadecimal digits in pairs, with dashes between some of them. */
  #digits(text: string): this {
    this.#reserve(text.length)
    for (let index = 0; index < text.length; index++) {
      const high = text.charCodeAt(index)
      if (high === DASH) continue
      index++
      this.#bytes[this.#at++] = (digitOf(high) << 4) | digitOf(text.charCodeAt(index))
    }
    return this
  }

  #reserve(length: number): void {
    if (this.#at + length <= this.#bytes.length) return
    const grown = Buffer.allocUnsafe(2 * (this.#bytes.length + length))
    this.#bytes.copy(grown, 0, 0, this.#at)
    this.#bytes = grown
    this.#view = viewOf(grown)
  }
}

const DASH = 45
const [ZERO, NINE, A] = [48, 57, 97]
/** Of a digit in lower case. */
const digitOf = (code: number) => (code <= NINE ? code - ZERO : code - A + 10)

const viewOf = ({ buffer, byteOffset, length }: Buffer) => new DataView(buffer, byteOffset, length)

type Cells<Item> = (to: RowBytes, item: Item) => void

export const rowOf = <Item>(type: RowType, item: Item, cells: Cells<Item>): Buffer => {
  const to = new RowBytes(ROW_ROOM).row(type)
  cells(to, item)
  return to.done()
}

export const arrayOfRows = <Item>(type: RowType, items: readonly Item[], cells: Cells<Item>) =>
  arrayOf(type.oid, ROW_ROOM, items, (to, item) => {
    const from = to.skipLength()
    cells(to.row(type), item)
    to.fillLength(from)
  })

export const arrayOfBigints = (values: readonly bigint[]): Buffer =>
  arrayOf(INT8, CELL_ROOM, values, (to, value) => to.int32(8).int64(value))
export const arrayOfInts = (values: readonly number[]): Buffer =>
  arrayOf(INT4, CELL_ROOM, values, (to, value) => to.int32(4).int32(value))
export const arrayOfTexts = (values: readonly string[]): Buffer =>
  arrayOf(TEXT, CELL_ROOM, values, (to, value) => to.sized(value))

const HEAD_ROOM = 20

/** An array's head: how many dimensions, no nulls, of what type; then how many, counted from one. */
function arrayOf<Item>(
  oid: number,
  room: number,
  items: readonly Item[],
  element: Cells<Item>,
): Buffer {
  const to = new RowBytes(HEAD_ROOM + items.length * room)
  to.int32(items.length === 0 ? 0 : 1)
    .int32(0)
    .int32(oid)
  if (items.length > 0) to.int32(items.length).int32(1)
  for (const item of items) element(to, item)
  return to.done()
}
