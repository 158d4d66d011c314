import './symbol-pays.css'

type Row = {
  symbol: string
  name: string
  /** What it pays by the columns, or what it does instead. */
  pays: readonly string[] | string
}

type Props = {
  caption: string
  isCaptionShown?: boolean
  /** Over the names and over each column of pays; none where there is one column. */
  heads?: readonly string[]
  rows: readonly Row[]
  /** Each symbol's picture as an address. */
  pictures: ReadonlyMap<string, string>
}

/** What each symbol of a slot pays, for the rules. */
export function SymbolPays({ caption, isCaptionShown = false, heads, rows, pictures }: Props) {
  const columns = heads ? heads.length - 1 : 1
  return (
    <table className="symbol-pays num">
      <caption className={isCaptionShown ? '' : 'visually-hidden'}>{caption}</caption>
      {heads && (
        <thead>
          <tr>
            {heads.map((head) =>
              head ? (
                <th key={head} scope="col">
                  {head}
                </th>
              ) : (
                <td key="" />
              ),
            )}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(({ symbol, name, pays }) => (
          <tr key={symbol}>
            <th scope="row">
              <img src={pictures.get(symbol)} alt="" width="40" height="40" />
              {name}
            </th>
            {typeof pays === 'string' ? (
              <td colSpan={columns}>{pays}</td>
            ) : (
              pays.map((pay, at) => <td key={heads?.[at + 1] ?? at}>{pay}</td>)
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
