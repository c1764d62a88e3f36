import { loadProducts } from '#server/content/load-products.ts'
import { loadSearch } from '#server/content/load-search.ts'
import { toSearchDocument } from '#domain/search/document.ts'
import { buildIndex } from '#domain/search/search-index.ts'
import { search } from '#domain/search/search.ts'
import { readFileSync } from 'node:fs'
const faults=[];const products=await loadProducts(process.cwd(),faults);const v=await loadSearch(process.cwd(),faults)
if(faults.length||!v){console.log(faults);process.exit(1)}
const acc=process.env.ACC?products.filter(p=>p.category!=='equipamentos'):products
const index=buildIndex(acc.map(toSearchDocument),v)
const qs=process.argv[2]==='-f'?readFileSync(process.argv[3],'utf8').split('\n').filter(Boolean):process.argv.slice(2)
for(const q of qs){const a=search(index,q);const u=a.understood;console.log(`${q}  [${a.kind} ${u.intent??''} ${u.productType??''} ${u.brand?.key??''} ${u.size??''} ${u.counts} w:${u.words} ?:${u.unknown}] ${a.similarCodes}\n      ${a.hits.slice(0,+(process.env.N??3)).map(h=>`${h.id}${h.variantId?'#'+h.variantId:''}(${h.score.toFixed(0)})`).join('  ')} ${a.hits.length>3?'…'+a.hits.length:''}`)}
