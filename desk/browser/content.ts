import { watchColours } from './colours.ts'
import { showArticle } from './article.ts'

watchColours()
showArticle()
