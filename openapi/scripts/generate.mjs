import { generate, generatedFolder } from './contract.mjs'

await generate(generatedFolder)
console.log('The contract is generated into packages/sdk/src/generated.')
