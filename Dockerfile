# An Elbowroom server, or a worker that thinks for its bots (docs/hosting.md).

FROM node:22-bookworm-slim AS page
# pip fetches the one wheel that the page has for tables in a tab.
RUN apt-get update && apt-get install -y --no-install-recommends python3-pip
WORKDIR /build/web
COPY web/package.json web/package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY web/ ./
COPY src/elbowroom/locale/ /build/src/elbowroom/locale/
RUN npm run build

FROM python:3.11-slim-bookworm AS package
WORKDIR /build
# 1 compiles the engine: the same games, much faster; it takes some minutes longer to build.
ARG COMPILE=
RUN [ -z "$COMPILE" ] || (apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev)
ENV PIP_NO_CACHE_DIR=1 PIP_DISABLE_PIP_VERSION_CHECK=1
COPY pyproject.toml hatch_build.py hatch_metadata.py constraints.txt README.md LICENSE ./
COPY tools/compile_engine.py tools/
COPY src/ src/
COPY --from=page /build/src/elbowroom/server/page/ src/elbowroom/server/page/
RUN ELBOWROOM_COMPILE=$COMPILE PIP_CONSTRAINT=constraints.txt pip wheel --no-deps --wheel-dir /wheel .
RUN python -m venv /opt/elbowroom
RUN /opt/elbowroom/bin/pip install -c constraints.txt "$(echo /wheel/*.whl)[server]"

FROM python:3.11-slim-bookworm
RUN install -d -m 0700 -o 10001 -g 10001 /data
COPY --from=package /opt/elbowroom/ /opt/elbowroom/
COPY deploy/healthy.py /opt/elbowroom/healthy.py
ENV PATH=/opt/elbowroom/bin:$PATH HOME=/data ELBOWROOM_HOST=0.0.0.0 ELBOWROOM_PORT=8000 ELBOWROOM_DATA=/data
USER 10001:10001
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s --retries=3 CMD ["python", "/opt/elbowroom/healthy.py"]
ENTRYPOINT ["elbowroom"]
CMD ["serve"]
