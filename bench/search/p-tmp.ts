import { loadProducts } from '#server/content/load-products.ts'
import { loadSearch } from '#server/content/load-search.ts'
import { toSearchDocument } from '#domain/search/document.ts'
import { buildIndex } from '#domain/search/search-index.ts'
import {compileVocabulary} from '#domain/search/vocabulary.ts'
import {readFacts} from '#domain/search/facts.ts'
import {readTexts,tellWords} from '#domain/search/document-words.ts'
import {PostingsBuilder} from '#domain/search/postings.ts'
import {bucketWords} from '#domain/search/similar-words.ts'
import {buildCodeIndex} from '#domain/search/code-index.ts'
import {collectModels} from '#domain/search/models.ts'
const products=await loadProducts(process.cwd(),[]);const v=(await loadSearch(process.cwd(),[]))!
const docs=products.map(toSearchDocument).filter(d=>d.category!=='equipamentos')
const min=(name,f)=>{let m=1e9,first=0;for(let i=0;i<60;i++){const t=performance.now();f();const e=performance.now()-t;if(!i)first=e;m=Math.min(m,e)}console.log(name,'first',first.toFixed(1),'min',m.toFixed(2))}
min('all',()=>buildIndex(docs,v))
min('voc',()=>compileVocabulary(v))
const voc=compileVocabulary(v)
min('texts',()=>docs.map(d=>readTexts(d,voc.functionWords)))
const texts=docs.map(d=>readTexts(d,voc.functionWords))
min('facts',()=>docs.map((d,i)=>readFacts(d,texts[i],voc)))
const facts=docs.map((d,i)=>readFacts(d,texts[i],voc))
let n=0
min('tell',()=>docs.forEach((d,i)=>tellWords({document:d,texts:texts[i],facts:facts[i]},()=>{n++})))
min('tell+post',()=>{const b=new PostingsBuilder();docs.forEach((d,i)=>tellWords({document:d,texts:texts[i],facts:facts[i]},(w,bit)=>b.add(w,i,bit)));b.finish()})
const idx=buildIndex(docs,v)
min('bucket',()=>bucketWords(idx.words.keys()))
min('codes',()=>buildCodeIndex(docs))
min('models',()=>collectModels(docs,voc))
console.log(n/60, idx.words.size)
