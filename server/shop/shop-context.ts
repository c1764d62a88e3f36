import { createContext } from 'react-router'
import type { Shop } from './shop.ts'

/** For the routes' loaders: `context.get(shopContext)`. */
export const shopContext = createContext<Shop>()
