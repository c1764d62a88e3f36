import { listenToKeys } from './keys.ts'
import { watchNews } from './news.ts'
import { offerNotices } from './notices.ts'

listenToKeys()
watchNews()
offerNotices()
