import { createContext } from 'react-router'
import type { Shop } from './shop.ts'

/** The snapshot that a request is answered from, for the routes' loaders: `context.get(shopContext)`. */
export const shopContext = createContext<Shop>()
