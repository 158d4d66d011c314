import { walletSuite } from '../testing/wallet-suite.ts'
import { openEverymatrixWire } from './testing/open-wire.ts'

walletSuite(openEverymatrixWire)
