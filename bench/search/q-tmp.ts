import { loadProducts } from '/work/main/server/content/load-products.ts'
import { loadSearch } from '/work/main/server/content/load-search.ts'
import { toSearchDocument } from '/work/main/domain/search/document.ts'
import { buildIndex } from '/work/main/domain/search/search-index.ts'
import { search } from '/work/main/domain/search/search.ts'
import { suggest } from '/work/main/domain/search/suggest.ts'
const faults:any[]=[]
const products=await loadProducts('/work/main',faults)
const v=await loadSearch('/work/main',faults)
if(faults.length||!v){console.log(faults);process.exit(1)}
const t=performance.now()
const index=buildIndex(products.map(toSearchDocument),v)
console.log('build',performance.now()-t, products.length,index.words.size)
const t2=performance.now();buildIndex(products.map(toSearchDocument),v);console.log('build2',performance.now()-t2)
for(const q of process.argv.slice(2)){const a=search(index,q);console.log(`\n== ${q} [${a.kind}] ${JSON.stringify(a.understood)} ${a.similarCodes}`);for(const h of a.hits.slice(0,5))console.log('  ',h.score.toFixed(1),h.id,h.variantId??'');if(a.hits.length>5)console.log('   …',a.hits.length)}
