import type { Language } from '../../../../protocol.ts'
import { percent } from '../../../../screens/figures.ts'
import type { ClusterSheet } from '../rules.ts'
import { nameOf } from './names.ts'
import { payText, sizeText } from './texts.ts'
import { CLUSTER_WORDS } from './words.ts'

/** What each drop pays by the number that join, for the rules. */
export const paytableOf = (sheet: ClusterSheet, pictures: ReadonlyMap<string, string>) =>
  function Paytable({ language }: { language: Language }) {
    const words = CLUSTER_WORDS[language]
    const all = sheet.drops.reduce((sum, { weight }) => sum + weight, 0)
    return (
      <ul className="tray__pays num">
        {[...sheet.drops].reverse().map(({ id, weight, pays }) => (
          <li key={id}>
            <img src={pictures.get(id)} alt="" width="48" height="48" />
            <b className="tray__pays-name">{nameOf(id, language)}</b>
            <small>{words.chance(percent(Math.round((weight / all) * 10_000), language))}</small>
            <dl>
              {pays.map((pay, at) => (
                <div key={sheet.sizes[at]}>
                  <dt>{sizeText(sheet.sizes, at)}</dt>
                  <dd>{payText(sheet, pay, language)}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
        <li>
          <img src={pictures.get(sheet.gold)} alt="" width="48" height="48" />
          <b className="tray__pays-name">{nameOf(sheet.gold, language)}</b>
          <small>{words.wild}</small>
        </li>
      </ul>
    )
  }
