import type { FastifyInstance } from 'fastify'

/** The embedded sign-up service. */
export async function signUp(_app: FastifyInstance): Promise<void> {}
