import { generate, generatedFolder } from './generateContract.ts'

await generate(generatedFolder)
console.log('The contract is generated into packages/sdk/src/generated.')
