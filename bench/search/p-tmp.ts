import { loadProducts } from '/work/main/server/content/load-products.ts'
import { loadSearch } from '/work/main/server/content/load-search.ts'
import { toSearchDocument } from '/work/main/domain/search/document.ts'
import { buildIndex } from '/work/main/domain/search/search-index.ts'
import {compileVocabulary} from '/work/main/domain/search/vocabulary.ts'
import {readFacts} from '/work/main/domain/search/facts.ts'
import {indexWords} from '/work/main/domain/search/postings.ts'
const products=await loadProducts('/work/main',[]);const v=(await loadSearch('/work/main',[]))!
const docs=products.map(toSearchDocument).filter(d=>d.category!=='equipamentos')
console.log(docs.length, JSON.stringify(docs).length)
for(let i=0;i<40;i++){let t=performance.now();const voc=compileVocabulary(v);const a=performance.now()-t;t=performance.now();const f=docs.map(d=>readFacts(d,voc));const b=performance.now()-t;t=performance.now();indexWords(docs,f,voc);const c=performance.now()-t;t=performance.now();buildIndex(docs,v);console.log({voc:a.toFixed(1),facts:b.toFixed(1),words:c.toFixed(1),all:(performance.now()-t).toFixed(1)})}
