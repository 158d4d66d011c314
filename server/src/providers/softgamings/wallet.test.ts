import { walletSuite } from '../testing/wallet-suite.ts'
import { openSoftgamingsWire } from './testing/open-wire.ts'

walletSuite(openSoftgamingsWire)
