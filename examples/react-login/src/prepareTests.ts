import { prepareJsdom } from '@nalam/ui/testing'

prepareJsdom()
