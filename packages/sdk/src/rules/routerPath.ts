/** Converts a path of the contract to the syntax of routers and of MSW: `{id}` becomes `:id`. */
export const routerPath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1')
