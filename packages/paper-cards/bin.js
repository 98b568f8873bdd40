#!/usr/bin/env node
import { tsImport } from 'tsx/esm/api';

await tsImport('./src/command.ts', import.meta.url);
