import { register } from 'node:module'
import { FastifyOtelInstrumentation } from '@fastify/otel'
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg'
import { NodeSDK } from '@opentelemetry/sdk-node'

/**
 * Starts the traces of OpenTelemetry, before Fastify and pg are loaded: a span for each request, its hooks and its
 * queries, sent to OTEL_EXPORTER_OTLP_ENDPOINT; the other OTEL_* variables count too. Neither addresses nor the values
 * of queries leave, since they may be secrets. The spans of the last seconds before a stop are not sent.
 */
export function startTracing(): void {
  register('@opentelemetry/instrumentation/hook.mjs', import.meta.url)
  process.env['OTEL_SERVICE_NAME'] ||= 'the-house'
  new NodeSDK({
    instrumentations: [
      new FastifyOtelInstrumentation({
        registerOnInitialization: true,
        requestHook: (span, request) => span.setAttribute('url.path', request.routeOptions.url ?? 'unknown'),
      }),
      new PgInstrumentation({ requireParentSpan: true }),
    ],
  }).start()
}
