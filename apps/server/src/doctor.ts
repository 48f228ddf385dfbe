import { examine } from './app/doctor/doctor.ts';

/** `npm run doctor`: exit status 1 means that there is a problem. */
const { text, isHealthy } = await examine();
console.log(text);
process.exitCode = isHealthy ? 0 : 1;
