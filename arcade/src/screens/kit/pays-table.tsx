import './pays-table.css'

type Props = {
  heads: readonly string[]
  /** The first cell names its row. */
  rows: readonly (readonly string[])[]
  caption?: string
}

/** A table of the rules: what bets pay and return. */
export const PaysTable = ({ heads, rows, caption }: Props) => (
  <table className="pays-table num">
    {caption && <caption>{caption}</caption>}
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name = '', ...cells]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {cells.map((cell, index) => (
            <td key={heads[index + 1]}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
