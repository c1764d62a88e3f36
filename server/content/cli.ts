import { ContentError } from './content-error.ts'
import { loadContent } from './load-content.ts'

try {
  const { products, categories, posts } = await loadContent(process.cwd())
  console.log(`Content is sound: ${products.length} products, ${categories.length} categories, ${posts.length} articles.`)
} catch (error) {
  if (!(error instanceof ContentError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
