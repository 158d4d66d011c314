import { walletSuite } from '../testing/wallet-suite.ts'
import { openDigitainWire } from './testing/open-wire.ts'

walletSuite(openDigitainWire)
